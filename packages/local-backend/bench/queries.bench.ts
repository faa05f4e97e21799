import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { createFirestore, type Firestore } from '@quits/firestore-service';
import { openDatabase } from '../src/data/open-database.ts';

const DATABASE = 'projects/demo-bench/databases/(default)';
const SIZES = { small: 1_000, large: 1_000_000 } as const;
const FOUND = 50;
const BATCH = 500;

const folder = mkdtempSync(join(tmpdir(), 'queries-'));
const storage = openDatabase({ kind: 'folder', path: folder });
let firestore: Firestore;

beforeAll(async () => {
  firestore = createFirestore({
    storage,
    rules: () => undefined,
    authenticate: () => ({ kind: 'admin' }),
  });
  for (const [collection, size] of Object.entries(SIZES)) await fill(collection, size);
}, 900_000);

afterAll(() => {
  firestore.stop();
  storage.close();
  rmSync(folder, { recursive: true });
});

async function fill(collection: string, size: number): Promise<void> {
  for (let first = 0; first < size; first += BATCH) {
    const writes = Array.from({ length: BATCH }, (_, i) => {
      const n = first + i;
      const id = `d${String(n).padStart(7, '0')}`;
      const fields = {
        n: { integerValue: String(n) },
        group: { integerValue: String(Math.floor(n / FOUND)) },
      };
      return { update: { name: `${DATABASE}/documents/${collection}/${id}`, fields } };
    });
    await firestore.service.unary('Commit', { database: DATABASE, writes }, {});
  }
}

async function find(collection: string, rest: Message): Promise<void> {
  const structuredQuery = { from: [{ collectionId: collection }], ...rest };
  const request = { parent: `${DATABASE}/documents`, structuredQuery };
  let count = 0;
  for await (const answer of firestore.service.serverStream('RunQuery', request, {})) {
    if (answer['document'] !== undefined) count += 1;
  }
  expect(count).toBe(FOUND);
}

const TIMES = { time: 2_000, warmupTime: 500 };

let turn = 0;

/** Different groups or documents each time, so that no cache hits. */
function anyOf(count: number): number {
  turn += 7919;
  return turn % count;
}

const compare = (fieldPath: string, op: string, n: number): Message => ({
  fieldFilter: { field: { fieldPath }, op, value: { integerValue: String(n) } },
});

const QUERIES: Readonly<Record<string, (size: number) => Message>> = {
  'an equality': (size) => ({ where: compare('group', 'EQUAL', anyOf(size / FOUND)) }),
  'a range with a limit': (size) => ({
    where: compare('n', 'GREATER_THAN', anyOf(size - FOUND - 1)),
    limit: FOUND,
  }),
  'a descending order with a limit': (size) => ({
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    startAt: { values: [{ integerValue: String(FOUND + anyOf(size - FOUND)) }] },
    limit: FOUND,
  }),
};

for (const [kind, queryOf] of Object.entries(QUERIES)) {
  test(`${FOUND} documents by ${kind}`, { timeout: 120_000 }, async ({ bench }) => {
    const { small, large } = SIZES;
    await bench.compare(
      bench('of 1,000', () => find('small', queryOf(small))),
      bench('of 1,000,000', () => find('large', queryOf(large))),
      TIMES,
    );
  });
}
