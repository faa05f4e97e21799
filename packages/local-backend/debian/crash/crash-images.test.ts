import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirestore } from '@quits/firestore-service';
import { createIdentity } from '@quits/identity-service';
import { type Durability, openDatabase } from '../../src/data/open-database.ts';
import { createBlobs } from '../../src/storage/blobs.ts';
import { createObjectIndex } from '../../src/storage/object-index.ts';
import { createObjectStore } from '../../src/storage/object-store.ts';
import { contentsOf, DATABASE } from './crash-contents.ts';
import { type CrashChoice, DiskHistory } from './disk-history.ts';
import { readTrace } from './read-trace.ts';

const WRITER = fileURLToPath(new URL('./crash-writer.ts', import.meta.url));
const ROUNDS = 60;
const IMAGES = 1000;
const CALLS =
  'openat,close,write,writev,pwrite64,pwritev,pwritev2,ftruncate,fallocate,fsync,fdatasync,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,copy_file_range';

let root = '';

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'crash-images-')));
});

afterAll(() => rmSync(root, { recursive: true }));

test('keeps every acknowledged write in any state that a power cut may leave', async () => {
  const { losses, acknowledged } = await crash('power', IMAGES, 1);
  expect(losses).toEqual([]);
  // Otherwise the images would prove nothing.
  expect(acknowledged).toBeGreaterThan((IMAGES * ROUNDS) / 2);
}, 600_000);

test('finds what a power cut loses if commits wait for no disk', async () => {
  const { losses } = await crash('process', 60, 2);
  expect(losses.length).toBeGreaterThan(0);
}, 600_000);

/** Traces a writer and checks images of its disk; returns what was lost, and how often a write was looked for. */
async function crash(durability: Durability, images: number, seed: number) {
  const place = join(root, durability);
  mkdirSync(place);
  const history = trace(place, durability);
  const random = randomFrom(seed);
  const losses: string[] = [];
  let acknowledged = 0;
  const [first, last] = history.range;
  for (let image = 0; image < images; image += 1) {
    const position = first + Math.floor(random() * (last + 1 - first));
    const target = join(root, 'image');
    history.writeImage(position, choiceFrom(random), target);
    const acks = history.printed
      .filter(({ start }) => start < position)
      .map(({ text: line }) => line.trim());
    acknowledged += acks.length;
    try {
      // oxlint-disable-next-line no-await-in-loop -- All images use one folder.
      await check(join(target, 'data'), acks);
    } catch (error) {
      losses.push(`image ${image} before call ${position}: ${String(error).slice(0, 300)}`);
    }
    rmSync(target, { recursive: true });
  }
  return { losses, acknowledged };
}

function trace(place: string, durability: Durability): DiskHistory {
  const output = join(place, 'trace');
  const data = join(place, 'disk', 'data');
  mkdirSync(join(place, 'disk'));
  execFileSync('strace', [
    '-f',
    '-qq',
    '-xx',
    '--string-limit=2000000',
    '--signal=none',
    `--trace=${CALLS}`,
    `--output=${output}`,
    process.execPath,
    '--conditions=@quits/source',
    WRITER,
    data,
    String(ROUNDS),
    durability,
  ]);
  return new DiskHistory(readTrace(readFileSync(output, 'utf8')), join(place, 'disk'));
}

/** Opens an image as the next start does. */
async function check(folder: string, acknowledged: readonly string[]): Promise<void> {
  const place = { kind: 'folder', path: folder } as const;
  const database = openDatabase(place);
  try {
    const firestore = createFirestore({
      storage: database,
      rules: () => undefined,
      authenticate: () => ({ kind: 'admin' }),
    });
    const documentText = (side: string, n: number) =>
      firestore.get(`${DATABASE}/documents/${side}/${n}`)?.fields?.['text'];
    const objects = createObjectStore(createObjectIndex(database), createBlobs(place), Date.now);
    for (let n = 0; n < ROUNDS * 4; n += 1) {
      const left = documentText('left', n);
      const isAcknowledged = acknowledged.includes(`commit ${n}`);
      if (left !== undefined || isAcknowledged) {
        expect(left, `left ${n}`).toEqual({ stringValue: contentsOf(n) });
      }
      expect(documentText('right', n), `right ${n}`).toEqual(left);
      const object = objects.get('files', String(n));
      if (object === undefined) {
        expect(acknowledged).not.toContain(`object ${n}`);
        continue;
      }
      const range = { start: 0, end: object.size - 1 };
      // oxlint-disable-next-line no-await-in-loop -- Few objects.
      expect(await text(await objects.read(object, range)), `object ${n}`).toBe(contentsOf(n));
    }
    const { users } = createIdentity({
      database,
      project: 'demo',
      sendMessage: () => undefined,
      emulatorTokens: false,
      providerPage: false,
      now: Date.now,
    }).context;
    for (let n = 0; n < ROUNDS; n += 1) {
      const user = users.get(`user-${n}`);
      if (user === undefined) {
        expect(acknowledged).not.toContain(`account ${n}`);
        continue;
      }
      expect(user.displayName, `account ${n}`).toBe(contentsOf(n));
      expect(users.byEmail(`user-${n}@example.com`)?.uid).toBe(user.uid);
      expect(users.byProvider('google.com', String(n))?.uid).toBe(user.uid);
      if (acknowledged.includes(`verified ${n}`)) expect(user.emailVerified).toBe(true);
    }
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    firestore.stop();
  } finally {
    database.close();
  }
}

/** Keeps none, some or all of what isn't synced, with whole or torn writes. */
function choiceFrom(random: () => number): CrashChoice {
  const kept = Math.round(random() * 4) / 4;
  const isTorn = random() < 0.5;
  return { keeps: () => random() < kept, keepsSector: () => !isTorn || random() < 0.5 };
}

/** Returns reproducible numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
