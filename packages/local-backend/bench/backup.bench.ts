import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirestore } from '@quits/firestore-service';
import { folderStore } from '../src/backup/folder-store.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { openDatabase } from '../src/data/open-database.ts';
import { DATABASE } from './support/expense-write.ts';

const LOAD = fileURLToPath(new URL('./support/backup-load.ts', import.meta.url));
const DOCUMENTS = 100_000;
/** Commits per second. */
const RATE = 400;
/** Duration of a phase, in seconds. */
const PHASE = 10;
const ROUNDS = 3;

interface Phase {
  readonly phase: string;
  /** Times of a commit, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Age of the oldest commit that the backup didn't have, in milliseconds. */
  readonly lag: number;
}

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-bench-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(backup: string): Phase[] {
  const args = [join(folder, 'data'), backup, DOCUMENTS, RATE, PHASE].map(String);
  const output = execFileSync(process.execPath, ['--conditions=@quits/source', LOAD, ...args], {
    encoding: 'utf8',
  });
  console.log(output);
  return output
    .trim()
    .split('\n')
    .map((line): Phase => JSON.parse(line));
}

test('backing up delays commits little, keeps up within a second and restores within five', async () => {
  const phases: Phase[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    phases.push(...run(''), ...run(join(folder, `backup-${round}`)));
  }
  const median = (name: string, value: (phase: Phase) => number) => {
    const values = phases.filter(({ phase }) => phase === name).map(value);
    return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  for (const name of ['quiet', 'base', 'steady']) {
    const figures = [median(name, ({ p50 }) => p50), median(name, ({ p99 }) => p99)];
    console.log(`${name}: p50 and p99 ${figures.map((time) => time.toFixed(2)).join(', ')} ms`);
  }
  const lag = median('steady', (phase) => phase.lag);
  console.log(`lag of the backup: ${lag} ms at most`);

  const place = { kind: 'folder', path: join(folder, 'restored') } as const;
  const begun = performance.now();
  const restored = await restoreBackup({
    store: folderStore(join(folder, `backup-${ROUNDS - 1}`)),
    secret: Buffer.from('correct horse battery staple'),
    folder: place.path,
  });
  const database = openDatabase(place, 'power');
  const firestore = createFirestore({
    storage: database,
    rules: () => undefined,
    authenticate: () => ({ kind: 'admin' }),
  });
  expect(firestore.get(`${DATABASE}/documents/expenses/e${DOCUMENTS / 2}`)).not.toBeNull();
  const duration = performance.now() - begun;
  const rows = database.prepare('SELECT count(*) AS n FROM firestore_documents').get();
  const bases = join(folder, `backup-${ROUNDS - 1}`, 'bases');
  const sizes = readdirSync(bases).map((name) => statSync(join(bases, name)).size);
  console.log(
    `restored ${String(rows?.['n'])} documents with ${restored.changes} changes in ${duration.toFixed(0)} ms; bases of ${sizes.join(', ')} bytes`,
  );
  firestore.stop();
  database.close();
  expect(rows?.['n']).toBe(DOCUMENTS);
  expect(restored.changes).toBeGreaterThan(PHASE);
  for (const name of ['base', 'steady']) {
    expect(median(name, ({ p99 }) => p99)).toBeLessThan(2 * median('quiet', ({ p99 }) => p99));
  }
  expect(lag).toBeLessThan(1000);
  expect(duration).toBeLessThan(5000);
}, 600_000);
