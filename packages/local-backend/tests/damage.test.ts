import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirestore } from '@quits/firestore-service';
import { DamagedRecordError, RpcError } from '@quits/service-base';
import { keepEarlierData } from '../src/data/keep-earlier-data.ts';
import { openDatabase } from '../src/data/open-database.ts';
import { createBlobs } from '../src/storage/blobs.ts';
import { createObjectIndex } from '../src/storage/object-index.ts';
import { createObjectStore } from '../src/storage/object-store.ts';
import { checkData } from '../src/verify/check-data.ts';

const DATABASE = 'projects/demo/databases/(default)';
const COUNT = 20;
const FLIPS = 60;
const BLOCK = 256 * 1024;

let root = '';
let original = '';
let blob = '';

const contentsOf = (n: number) => `Groceries and a bottle of wine, ${n}`;
const bytesOf = (n: number) => String(n % 10).repeat(n === 0 ? 3 * BLOCK + 5 : 100);

function open(folder: string) {
  const place = { kind: 'folder', path: folder } as const;
  const database = openDatabase(place);
  const lines: string[] = [];
  try {
    const blobs = createBlobs(place);
    const firestore = createFirestore({
      storage: database,
      rules: () => undefined,
      authenticate: () => ({ kind: 'admin' }),
      log: (line) => lines.push(line),
    });
    const objects = createObjectStore(createObjectIndex(database), blobs, Date.now);
    return { database, blobs, firestore, objects, lines };
  } catch (error) {
    database.close();
    throw error;
  }
}

async function* streamOf(content: string) {
  yield Buffer.from(content);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'quits-damage-'));
  original = join(root, 'original');
  const { database, blobs, firestore, objects } = open(original);
  const writes = Array.from({ length: COUNT }, (_, n) => ({
    update: {
      name: `${DATABASE}/documents/notes/${n}`,
      fields: { text: { stringValue: contentsOf(n) } },
    },
  }));
  await firestore.service.unary('Commit', { database: DATABASE, writes }, {});
  for (let n = 0; n < 3; n += 1) {
    const upload = blobs.newUpload();
    // oxlint-disable-next-line no-await-in-loop -- Few.
    await blobs.append(upload, streamOf(bytesOf(n)), 10_000_000);
    // oxlint-disable-next-line no-await-in-loop
    const draft = await objects.draft(upload, { bucket: 'b', name: String(n), own: {} });
    if (n === 0) blob = draft.blob;
    await objects.commit(draft); // oxlint-disable-line no-await-in-loop
  }
  firestore.stop();
  database.close();
});

afterAll(() => rmSync(root, { recursive: true }));

test('serves no flipped byte of the database, and finds each that changes anything', async () => {
  const bytes = readFileSync(join(original, 'quits.sqlite'));
  const outcomes: Outcome[] = [];
  for (let flip = 0; flip < FLIPS; flip += 1) {
    const damaged = Buffer.from(bytes);
    // Half of the flips hit a record, the others any place, such as the structure of a page.
    const at =
      flip % 2 === 0
        ? bytes.indexOf(contentsOf((flip / 2) % COUNT)) + (flip % 30)
        : Math.floor((bytes.length * flip) / FLIPS + 97 * flip) % bytes.length;
    damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << (flip % 8)), at);
    // oxlint-disable-next-line no-await-in-loop -- All use one folder.
    outcomes.push(await outcomeOf(damaged));
  }
  expect(outcomes.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(outcomes.filter(({ missing, isFound }) => missing > 0 && !isFound)).toEqual([]);
  expect(outcomes.filter(({ isFound }) => isFound).length).toBeGreaterThanOrEqual(FLIPS / 2);
}, 60_000);

/** Consequences of a flipped bit. */
interface Outcome {
  /** Values that were served but never written. */
  readonly wrong: readonly unknown[];
  /** Number of records that weren't served. */
  readonly missing: number;
  /** Whether the start or the check of the data found it. */
  readonly isFound: boolean;
}

/** Opens, reads and checks damaged data. */
async function outcomeOf(bytes: Buffer): Promise<Outcome> {
  const folder = join(root, 'copy');
  rmSync(folder, { recursive: true, force: true });
  cpSync(original, folder, { recursive: true });
  writeFileSync(join(folder, 'quits.sqlite'), bytes);
  let opened: ReturnType<typeof open>;
  try {
    opened = open(folder);
  } catch {
    return { wrong: [], missing: 0, isFound: true };
  }
  const { database, blobs, firestore, objects } = opened;
  try {
    const wrong: unknown[] = [];
    let missing = 0;
    const look = async (expected: string, read: () => unknown) => {
      const served = await servedBy(read);
      if (served === undefined) missing += 1;
      else if (served !== expected) wrong.push(served);
    };
    for (let n = 0; n < COUNT; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      await look(JSON.stringify({ text: { stringValue: contentsOf(n) } }), () => {
        const document = firestore.get(`${DATABASE}/documents/notes/${n}`);
        return document === null ? undefined : JSON.stringify(document.fields);
      });
    }
    for (let n = 0; n < 3; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await look(bytesOf(n), async () => {
        const object = objects.get('b', String(n));
        if (object === undefined) return undefined;
        return text(await objects.read(object, { start: 0, end: object.size - 1 }));
      });
    }
    const { problems } = await checkData(database, blobs);
    return { wrong, missing, isFound: problems.length > 0 };
  } finally {
    database.close();
  }
}

/** Returns the value that is served, or `undefined` if it is refused as damaged. */
async function servedBy(read: () => unknown): Promise<unknown> {
  try {
    return await read();
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

function isDamage(error: unknown): boolean {
  if (error instanceof DamagedRecordError) return true;
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 11;
}

test('tells which document is damaged and serves the others', async () => {
  const folder = join(root, 'document');
  cpSync(original, folder, { recursive: true });
  const file = join(folder, 'quits.sqlite');
  const bytes = readFileSync(file);
  const at = bytes.indexOf(contentsOf(7));
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(file, bytes);
  const { database, blobs, firestore, lines } = open(folder);
  const read = (n: number) =>
    firestore.service.unary('GetDocument', { name: `${DATABASE}/documents/notes/${n}` }, {});
  const refused = await read(7).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RpcError);
  expect(refused).toMatchObject({
    status: 'DATA_LOSS',
    message: 'The stored document notes/7 is damaged. Restore it from a backup.',
  });
  await expect(read(8)).resolves.toBeDefined();
  expect(lines).toEqual([
    'The stored document notes/7 is damaged and not served. Restore it from a backup.',
  ]);
  const report = await checkData(database, blobs);
  expect(report).toEqual({
    documents: COUNT,
    accounts: 0,
    files: 3,
    problems: ['The stored document notes/7 is damaged.'],
  });
  database.close();
});

test('serves no block of a file that was changed, and those before it', async () => {
  const folder = join(root, 'file');
  cpSync(original, folder, { recursive: true });
  const file = join(folder, 'objects', blob.slice(0, 2), blob);
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(BLOCK + 3) ^ 4, BLOCK + 3);
  writeFileSync(file, bytes);
  const { database, blobs, objects } = open(folder);
  const object = objects.get('b', '0');
  if (object === undefined) throw new Error('The object is missing.');
  const read = async (start: number, end: number) =>
    text(await objects.read(object, { start, end }));
  const whole = bytesOf(0);
  expect(await read(5, BLOCK - 1)).toBe(whole.slice(5, BLOCK));
  expect(await read(2 * BLOCK, whole.length - 1)).toBe(whole.slice(2 * BLOCK));
  await expect(read(0, whole.length - 1)).rejects.toThrow('The stored file b/0 is damaged.');
  await expect(objects.read(object, { start: BLOCK, end: BLOCK })).rejects.toThrow(
    DamagedRecordError,
  );
  const { problems } = await checkData(database, blobs);
  expect(problems).toEqual(['The stored file b/0 is damaged.']);
  database.close();
});

test('copies the data of an earlier release and adds checksums', async () => {
  const folder = join(root, 'earlier');
  cpSync(original, folder, { recursive: true });
  const earlier = openDatabase({ kind: 'folder', path: folder });
  earlier.exec(`ALTER TABLE firestore_documents DROP COLUMN checksum;
    ALTER TABLE firestore_history DROP COLUMN checksum;
    ALTER TABLE firestore_journal DROP COLUMN checksum;
    ALTER TABLE storage_objects DROP COLUMN checksum;
    UPDATE storage_objects SET data = json_remove(data, '$.blocks');
    UPDATE firestore_meta SET value = '3' WHERE key = 'schema'`);
  earlier.close();
  const place = { kind: 'folder', path: folder } as const;
  const logged: string[] = [];
  const upgraded = openDatabase(place);
  keepEarlierData(upgraded, place, ({ message }) => logged.push(message));
  upgraded.close();
  expect(logged).toHaveLength(1);
  const copy = new DatabaseSync(join(folder, 'quits.sqlite.schema-3'), { readOnly: true });
  expect(copy.prepare("SELECT value FROM firestore_meta WHERE key = 'schema'").get()).toEqual({
    value: '3',
  });
  expect(copy.prepare('SELECT count(*) AS n FROM firestore_documents').get()).toEqual({ n: COUNT });
  copy.close();
  const { database, blobs, firestore, objects } = open(folder);
  expect(firestore.get(`${DATABASE}/documents/notes/3`)?.fields).toEqual({
    text: { stringValue: contentsOf(3) },
  });
  const object = objects.get('b', '0');
  if (object === undefined) throw new Error('The object is missing.');
  expect(object.blocks).toBeUndefined();
  const range = { start: 0, end: object.size - 1 };
  expect(await text(await objects.read(object, range))).toBe(bytesOf(0));
  expect(objects.get('b', '0')?.blocks).toBeDefined();
  expect((await checkData(database, blobs)).problems).toEqual([]);
  keepEarlierData(database, place, ({ message }) => logged.push(message));
  expect(logged).toHaveLength(1);
  database.exec("UPDATE firestore_documents SET fields = '{}' WHERE path = 'notes/3'");
  expect((await checkData(database, blobs)).problems).toHaveLength(1);
  database.close();
});
