import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFirestore } from '@quits/firestore-service';
import type { Document } from '@quits/service-base';
import { openDatabase } from '../src/data/open-database.ts';

const WRITER = fileURLToPath(new URL('./support/writer-process.ts', import.meta.url));
const DATABASE = 'projects/demo/databases/(default)';
const KILLS = 2;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-kill-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['one after the other', 1],
  ['many at once', 40],
])(
  'keeps every acknowledged commit and no half of any when killed: %s',
  async (_, atOnce) => {
    let next = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const acknowledged = await writeUntilKilled(next, kill * 17, atOnce);
      const { left, right, indexed } = await contents();
      expect(left).toEqual(right);
      expect(indexed).toEqual(left);
      expect(acknowledged).toBeGreaterThanOrEqual(next);
      expect(left.slice(0, acknowledged + 1)).toEqual(upTo(acknowledged));
      next = left.length;
    }
  },
  240_000,
);

/** Starts a writer and kills it a few lines later; returns the last acknowledged number. */
async function writeUntilKilled(first: number, lines: number, atOnce: number): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--conditions=@quits/source', WRITER, folder, String(first), String(atOnce)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    if (output.split('\n').length > lines) child.kill('SIGKILL');
  });
  await once(child, 'close');
  // The last line may be truncated; earlier ones were acknowledged.
  return Number(output.split('\n').at(-2));
}

async function contents() {
  const storage = openDatabase({ kind: 'folder', path: folder });
  try {
    const firestore = createFirestore({
      storage,
      rules: () => undefined,
      authenticate: () => ({ kind: 'admin' }),
    });
    const numbers = async (structuredQuery: object): Promise<number[]> => {
      const found: number[] = [];
      const request = { parent: `${DATABASE}/documents`, structuredQuery };
      for await (const answer of firestore.service.serverStream('RunQuery', request, {})) {
        const document = answer['document'] as Document | undefined;
        const n = document?.fields?.['n'];
        if (n !== undefined && 'integerValue' in n) found.push(Number(n.integerValue));
      }
      return found.toSorted((a, b) => a - b);
    };
    const left = await numbers({ from: [{ collectionId: 'left' }] });
    const right = await numbers({ from: [{ collectionId: 'right' }] });
    const orderBy = [{ field: { fieldPath: 'n' } }];
    const indexed = await numbers({ from: [{ collectionId: 'left' }], orderBy });
    firestore.stop();
    return { left, right, indexed };
  } finally {
    storage.close();
  }
}

function upTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, n) => n);
}
