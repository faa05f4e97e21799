import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEventLog } from '../../src/data/event-log.ts';
import { openDatabase } from '../../src/data/open-database.ts';
import type { FunctionEndpoint } from '../../src/functions/endpoint.ts';
import { createBlobs } from '../../src/storage/blobs.ts';
import { createObjectStore } from '../../src/storage/object-store.ts';
import { checkData } from '../../src/verify/check-data.ts';
import {
  CONTENTS,
  RELEASES,
  nameOfRelease,
  releasedVersions,
  unpackFolder,
} from '../../tests/releases/release-data.ts';
import { openEveryTable } from '../../tests/support/every-table.ts';

const LINKED = { providerId: 'google.com', rawId: 'g-1' };
const MESSAGE = { subject: 'Hello', text: 'Hello, Ann.' };
const SCHEDULED: FunctionEndpoint = {
  id: 'digest',
  regions: [],
  timeout: 1000,
  trigger: {
    kind: 'schedule',
    schedule: 'every day 07:00',
    timeZone: 'UTC',
    retry: { count: 0, minBackoff: 0, maxBackoff: 0 },
  },
};
const TEST = { at: 1, documents: 2, accounts: 3, files: 4, duration: 5 };
/** When uploads begin, in ms: old ones are forgotten. */
const LATER = Date.parse('2099-01-01T00:00:00Z');
const DOCUMENTS = 'projects/quits/databases/(default)/documents';
const RUNS = 500;

/** Values that no damage may change, even if it is found. */
const ALWAYS_RIGHT =
  /^(?:note|account|file|keys|administrators|session|event|failed|manifest|push|upload|installation|message|import|test)/;

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
  fill(opened);
  expected = await contentsOf(opened);
  await close(opened);
});

/** Adds records of the kinds that the data of a release has none of. */
function fill(opened: Opened): void {
  const { identity, events, uploads, installations, mailbox, manifests } = opened;
  const { users, settings } = identity.context;
  settings.change({ anonymous: false });
  const [user] = users.page('', 1);
  if (user === undefined) throw new Error('The release has no account.');
  users.put({ ...user, providers: [...user.providers, LINKED] });
  events.add({ function: 'tell', subject: 'notes/n1', since: 1 }, { n: 1 });
  events.add({ function: 'tell', subject: 'notes/n2', since: 2 }, { n: 2 });
  events.fail(2, 3, 'It failed.');
  manifests.set({ tell: { entryPoint: 'tell' } });
  const metadata = { contentType: 'text/plain' };
  uploads.put({ id: 'u', bucket: 'b', name: 'n', metadata, status: 'active', startedAt: LATER });
  installations.register({ fid: 'f', appId: 'a', sdkVersion: 'v' });
  mailbox.send({ kind: 'email', to: 'ann@example.org', ...MESSAGE });
  opened.progress().reach('documents', 'output-0', { position: 1234, count: 56 });
  opened.restoreTests.record({ ...TEST, problems: [] });
  opened.schedules.use([SCHEDULED]);
  opened.schedules.stop();
}

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
    const tables = openEveryTable(database);
    const blobs = createBlobs(place);
    const objects = createObjectStore(tables.objects, blobs, Date.now);
    const log = createEventLog(database, 'security', Date.now);
    return { ...tables, database, blobs, objects, log };
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
  await look('account by another service', () => {
    return users.byProvider(LINKED.providerId, LINKED.rawId)?.uid;
  });
  await look('event', () => opened.events.waitingAfter(0));
  await look('event payload', () => opened.events.payload(1));
  await look('failed events', () => opened.events.failed(10));
  await look('manifest', () => opened.manifests.get());
  await look('push key', () => opened.pushKey());
  await look('upload', () => opened.uploads.get('u'));
  await look('installation', () => opened.installations.get('f'));
  await look('message', () => opened.mailbox.list());
  await look('import', () => opened.progress().reached('documents', 'output-0'));
  await look('test', () => opened.restoreTests.last());
  await look('query', () => idsBy(firestore));
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

/** Returns ids of documents as the index has them in order. */
async function idsBy({ service }: Opened['firestore']): Promise<string[]> {
  const structuredQuery = {
    from: [{ collectionId: 'notes' }],
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  };
  const ids: string[] = [];
  const request = { parent: DOCUMENTS, structuredQuery };
  for await (const { document } of service.serverStream('RunQuery', request, {})) {
    ids.push(String(Object(document).name).split('/').at(-1) ?? '');
  }
  return ids;
}

/** Returns whether a list has nothing but what another one has, in its order. */
function isPartOf(some: string, all: string): boolean {
  const ids = new Set(JSON.parse(some) as string[]);
  const kept = (JSON.parse(all) as string[]).filter((id) => ids.has(id));
  return JSON.stringify(kept) === some;
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
    const isWrong =
      !isMissing && (name === 'query' ? !isPartOf(read, value) : ALWAYS_RIGHT.test(name));
    return isWrong || problems.length === 0 ? [`${name}: ${read}`] : [];
  });
}

it('reads everything of data that is whole', () => {
  expect(expected.refused).toEqual(new Set());
  expect(expected.values.size).toBe(CONTENTS.notes + 19);
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
