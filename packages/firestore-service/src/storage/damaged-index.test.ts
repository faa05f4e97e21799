import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { parseIndexConfig } from '../indexes/parse-index-config.ts';
import { derivedProblems } from './derived-problems.ts';

const COUNT = 12;
const indexes = parseIndexConfig({
  indexes: [
    {
      collectionGroup: 'k',
      queryScope: 'COLLECTION_GROUP',
      fields: [
        { fieldPath: '`a, b asc`', order: 'ASCENDING' },
        { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
        { fieldPath: 'n', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'k', fieldPath: 'quiet', indexes: [] },
    { collectionGroup: 'k', fieldPath: 'ends', ttl: true, indexes: [] },
  ],
});
const FUTURE = '2999-01-01T00:00:00Z';

async function filled() {
  const storage = new DatabaseSync(':memory:');
  const lines: string[] = [];
  const firestore = openFirestore({ storage, indexes, log: (line) => lines.push(line) });
  const writes = Array.from({ length: COUNT }, (_, n) => ({
    update: {
      name: nameOf(n < 4 ? `p/x/k/d${n}` : `k/d${n}`),
      fields: {
        n: { integerValue: String(n) },
        'a, b asc': { stringValue: `v${n % 3}` },
        tags: { arrayValue: { values: [{ stringValue: 'x' }, { stringValue: `t${n}` }] } },
        quiet: { stringValue: 'not indexed' },
        ends: { timestampValue: FUTURE },
      },
    },
  }));
  await firestore.service.unary('Commit', { database: DATABASE, writes }, {});
  firestore.stop();
  return { storage, lines, firestore };
}

async function idsBy(
  { firestore: { service } }: Awaited<ReturnType<typeof filled>>,
  structuredQuery: object,
): Promise<(string | undefined)[]> {
  const request = { parent: `${DATABASE}/documents`, structuredQuery };
  const answers: Message[] = [];
  for await (const answer of service.serverStream('RunQuery', request, {})) answers.push(answer);
  return answers.map(({ document }) => String(Object(document).name).split('/').at(-1));
}

const latest = {
  from: [{ collectionId: 'k' }],
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  limit: 1,
};

test('finds nothing wrong with what follows from documents of any shape', async () => {
  const { storage } = await filled();
  expect(await derivedProblems(storage)).toEqual({ places: [], indexes: [] });
});

/** Where an entry is damaged, and its changed value. */
const damage = fc.record({
  row: fc.nat(),
  column: fc.constantFrom('entry', 'entry', 'entry', 'document', 'idx', 'scope'),
  byte: fc.nat(),
  bit: fc.integer({ min: 0, max: 7 }),
});

/** Flips a bit of an entry; returns whether that was possible. */
function flip(
  storage: DatabaseSync,
  { row, column, byte, bit }: typeof damage extends fc.Arbitrary<infer One> ? One : never,
): boolean {
  const all = storage.prepare('SELECT * FROM firestore_entries').all();
  const chosen = all[row % all.length] ?? {};
  const [idx, scope] = [Number(chosen['idx']), Number(chosen['scope'])];
  const entry = Buffer.from(chosen['entry'] as Uint8Array);
  let changed: number | Buffer = Number(chosen[column]) ^ (1 << bit);
  if (column === 'entry') {
    changed = Buffer.from(entry);
    const at = byte % changed.length;
    changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at);
  }
  const update = storage.prepare(
    `UPDATE OR IGNORE firestore_entries SET ${column} = ? WHERE idx = ? AND scope = ? AND entry = ?`,
  );
  return update.run(changed, idx, scope, entry).changes > 0;
}

const ascending = { ...latest, orderBy: [{ field: { fieldPath: 'n' } }], limit: 100 };
const tagged = {
  from: [{ collectionId: 'k', allDescendants: true }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        {
          fieldFilter: {
            field: { fieldPath: '`a, b asc`' },
            op: 'EQUAL',
            value: { stringValue: 'v1' },
          },
        },
        {
          fieldFilter: {
            field: { fieldPath: 'tags' },
            op: 'ARRAY_CONTAINS',
            value: { stringValue: 'x' },
          },
        },
      ],
    },
  },
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
};

function isPartOf(some: readonly unknown[], all: readonly unknown[]): boolean {
  return JSON.stringify(all.filter((one) => some.includes(one))) === JSON.stringify(some);
}

test('serves and deletes nothing by a flipped bit of an entry, which the check of everything finds', async () => {
  const sound = await filled();
  const right = await Promise.all([idsBy(sound, ascending), idsBy(sound, tagged)]);
  expect(right.map(({ length }) => length)).toEqual([8, 4]);
  await fc.assert(
    fc.asyncProperty(damage, async (one) => {
      const opened = await filled();
      fc.pre(flip(opened.storage, one));
      expect((await derivedProblems(opened.storage)).indexes).toContainEqual({
        database: DATABASE,
        collectionId: 'k',
      });
      const read = [await idsBy(opened, ascending), await idsBy(opened, tagged)];
      const wrong = read.filter((ids, i) => !isPartOf(ids, right[i] ?? []));
      expect(wrong).toEqual([]);
      opened.firestore.clockMoved(0);
      expect(await idsBy(opened, { from: [{ collectionId: 'k' }] })).toHaveLength(8);
    }),
    { numRuns: 150 },
  );
});

test('builds a damaged index again when it is read, and says so', async () => {
  const opened = await filled();
  const { storage, lines } = opened;
  const [stored] = storage
    .prepare(
      `SELECT e.idx, e.scope, e.entry FROM firestore_entries e
       JOIN firestore_indexes i ON i.id = e.idx AND i.definition = 'collection,n asc'
       JOIN firestore_documents d ON d.id = e.document AND d.path = 'k/d5'`,
    )
    .all();
  const [idx, scope] = [Number(stored?.['idx']), Number(stored?.['scope'])];
  const entry = Buffer.from(stored?.['entry'] as Uint8Array);
  // An exponent, so that it sorts last.
  const changed = Buffer.from(entry);
  changed.writeUInt8(changed.readUInt8(2) ^ 0x40, 2);
  storage
    .prepare('UPDATE firestore_entries SET entry = ? WHERE idx = ? AND scope = ? AND entry = ?')
    .run(changed, idx, scope, entry);
  expect(await idsBy(opened, latest)).toEqual(['d11']);
  expect(lines).toEqual([
    'An index of the collections k was damaged. It was built again from their documents. The disk may be failing; check it.',
  ]);
  expect(await derivedProblems(storage)).toEqual({ places: [], indexes: [] });
});

test('finds collections and places of documents that were changed', async () => {
  const { storage } = await filled();
  storage.exec(`UPDATE firestore_documents SET grp = grp + 1 WHERE path = 'k/d5';
    UPDATE firestore_collections SET path = 'q' WHERE path = 'k'`);
  expect((await derivedProblems(storage)).places).toEqual(
    expect.arrayContaining(['entry of the collection q', 'place of the document k/d5']),
  );
});
