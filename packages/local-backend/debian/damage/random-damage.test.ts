import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFirestore } from '@quits/firestore-service';
import { createIdentity } from '@quits/identity-service';
import { createEventLog } from '../../src/data/event-log.ts';
import { openDatabase } from '../../src/data/open-database.ts';
import { createAdministrators } from '../../src/server/administrators/administrators.ts';
import { createBlobs } from '../../src/storage/blobs.ts';
import { createObjectIndex } from '../../src/storage/object-index.ts';
import { createObjectStore } from '../../src/storage/object-store.ts';
import { checkData } from '../../src/verify/check-data.ts';
import {
  CONTENTS,
  RELEASES,
  nameOfRelease,
  releasedVersions,
  unpackFolder,
} from '../../tests/releases/release-data.ts';

const DOCUMENTS = 'projects/quits/databases/(default)/documents';
const RUNS = 250;

/** Values that no damage may change, even if it is found. */
const ALWAYS_RIGHT = /^(?:note|accounts|file|keys|administrators|session)/;

let root = '';
let original = '';
/** Session of an administrator. */
let session = '';
let expected: Contents;

/** Contents of a data folder, by their names. */
interface Contents {
  readonly values: ReadonlyMap<string, string>;
  /** Names of those that were refused as damaged. */
  readonly refused: ReadonlySet<string>;
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'quits-damage-'));
  original = join(root, 'original');
  unpackFolder(join(RELEASES, nameOfRelease(releasedVersions().at(-1) ?? 0)), original);
  const opened = openAll(original);
  const { administrator: name, password } = CONTENTS;
  const signedIn = await opened.administrators.signIn({ name, password }, '192.0.2.1');
  if (signedIn.ok) session = signedIn.secret;
  opened.log.add({ event: 'administrator-signed-in', who: name });
  opened.identity.context.settings.change({ anonymous: false });
  expected = await contentsOf(opened);
  await close(opened);
});

afterAll(() => rmSync(root, { recursive: true }));

async function close({ firestore, identity, database }: Opened): Promise<void> {
  await identity.context.keys.current().catch(() => undefined);
  firestore.stop();
  database.close();
}

function openAll(folder: string) {
  const place = { kind: 'folder', path: folder } as const;
  const database = openDatabase(place);
  try {
    const identity = createIdentity({
      database,
      project: 'quits',
      sendMessage: () => undefined,
      emulatorTokens: false,
      providerPage: false,
      now: Date.now,
    });
    const firestore = createFirestore({
      storage: database,
      rules: () => undefined,
      authenticate: () => ({ kind: 'admin' }),
      log: () => undefined,
    });
    const blobs = createBlobs(place);
    const objects = createObjectStore(createObjectIndex(database), blobs, Date.now);
    const administrators = createAdministrators(database, Date.now);
    const log = createEventLog(database, 'security', Date.now);
    return { database, identity, firestore, blobs, objects, administrators, log };
  } catch (error) {
    database.close();
    throw error;
  }
}

type Opened = ReturnType<typeof openAll>;

/** Reads everything as those who are served would; whatever is refused is missing. */
async function contentsOf(opened: Opened): Promise<Contents> {
  const values = new Map<string, string>();
  const refused = new Set<string>();
  const look = async (what: string, read: () => unknown) => {
    try {
      const value = await read();
      if (value !== undefined && value !== null) values.set(what, JSON.stringify(value));
    } catch {
      refused.add(what);
    }
  };
  const { identity, firestore, objects, administrators, log } = opened;
  for (let n = 0; n < CONTENTS.notes; n += 1) {
    await look(`note ${n}`, () => firestore.get(`${DOCUMENTS}/notes/n${n}`)?.fields); // oxlint-disable-line no-await-in-loop -- In turn.
  }
  const { users, settings } = identity.context;
  await look('accounts', () => users.page('', 100));
  await look('settings', () => settings.get());
  await look('keys', () => identity.context.keys.all().map(({ kid }) => kid));
  await look('administrators', () => administrators.names());
  await look('session', () => administrators.find(session));
  await look('log', () => log.list(100));
  await look('file', async () => {
    const object = objects.all()[0];
    if (object === undefined) return undefined;
    return text(await objects.read(object, { start: 0, end: object.size - 1 }));
  });
  if (values.get('log')?.includes('record-damaged') === true) refused.add('log');
  return { values, refused };
}

/** A flipped bit: a file, a place in it from 0 to 1, and the bit. */
const flip = fc.record({
  file: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  place: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  bit: fc.integer({ min: 0, max: 7 }),
});
type Flip = typeof flip extends fc.Arbitrary<infer One> ? One : never;

function damage(folder: string, flips: readonly Flip[]): void {
  const objects = readdirSync(join(folder, 'objects'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  // Mostly the database.
  const files = [...Array.from({ length: 9 }, () => join(folder, 'quits.sqlite')), ...objects];
  for (const { file, place, bit } of flips) {
    const path = files[Math.floor(file * files.length)] ?? '';
    const bytes = readFileSync(path);
    const at = Math.floor(place * bytes.length);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
    writeFileSync(path, bytes);
  }
}

/** Returns contents that are neither as they were written, nor refused, nor found by the check of everything. */
function unnoticed({ values, refused }: Contents, problems: readonly string[]): string[] {
  return [...expected.values].flatMap(([name, value]) => {
    const read = values.get(name);
    if (read === value || refused.has(name)) return [];
    // Missing, such as a session whose key is damaged.
    const isMissing = read === undefined || read === '[]';
    const isWrong = ALWAYS_RIGHT.test(name) && !isMissing;
    return isWrong || problems.length === 0 ? [`${name}: ${read}`] : [];
  });
}

it('reads everything of data that is whole', () => {
  expect(expected.refused).toEqual(new Set());
  expect(expected.values.size).toBe(CONTENTS.notes + 7);
});

it('serves nothing else, and finds what it is, when random bits of a stopped server flip', async () => {
  const folder = join(root, 'stopped');
  let refusedStarts = 0;
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(flip, { minLength: 1, maxLength: 3 }), async (flips) => {
      rmSync(folder, { recursive: true, force: true });
      cpSync(original, folder, { recursive: true });
      damage(folder, flips);
      let opened: Opened;
      try {
        opened = openAll(folder);
      } catch {
        refusedStarts += 1;
        return;
      }
      try {
        const contents = await contentsOf(opened);
        const { problems } = await checkData(opened.database, opened.blobs);
        if (problems.length > 0) found += 1;
        expect(unnoticed(contents, problems)).toEqual([]);
      } finally {
        await close(opened);
      }
    }),
    { numRuns: RUNS },
  );
  expect(refusedStarts + found).toBeGreaterThan(RUNS / 10);
}, 300_000);

it('does so when they flip while it runs and reads from the disk', async () => {
  const folder = join(root, 'running');
  await fc.assert(
    fc.asyncProperty(fc.array(flip, { minLength: 1, maxLength: 3 }), async (flips) => {
      rmSync(folder, { recursive: true, force: true });
      cpSync(original, folder, { recursive: true });
      const opened = openAll(folder);
      try {
        opened.database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA cache_size = 1');
        damage(folder, flips);
        opened.database.exec('PRAGMA shrink_memory');
        const contents = await contentsOf(opened);
        const { problems } = await checkData(opened.database, opened.blobs);
        expect(unnoticed(contents, problems)).toEqual([]);
      } finally {
        await close(opened);
      }
    }),
    { numRuns: RUNS / 5 },
  );
}, 300_000);
