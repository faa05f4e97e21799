import { setImmediate as turn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { DatabaseSync } from 'node:sqlite';
import { DamagedRecordError, type Fields } from '@quits/service-base';
import type { GroupIndexes } from '../indexes/index-config.ts';
import { indexEntries } from '../indexes/index-entries.ts';
import { parseDescribed } from '../indexes/parse-described.ts';
import { blobOf, integerOf, storedRevisionOf, textOf, type Row } from '../tables/rows.ts';
import { encodePath } from '../value/encode-path.ts';

/** Documents that are compared before other work gets a turn. */
const AT_ONCE = 200;

/** Number of entries, and the sum of their checksums modulo 2^32. */
interface Total {
  count: number;
  sum: number;
}

/** Collections with one id in one database. */
export interface DamagedIndex {
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
  readonly collectionId: string;
}

interface Group extends DamagedIndex {
  readonly indexes: GroupIndexes;
  /** Totals of the entries that follow from the documents, by index and scope. */
  readonly expected: Map<string, Total>;
  /** Whether a document is damaged, so that its entries are unknown. */
  isUnknown: boolean;
}

/** Records and indexes that don't match the documents. */
export interface DerivedProblems {
  /** Records that aren't at their place, such as `place of the document users/ann`. */
  readonly places: readonly string[];
  /** Indexes with missing, wrong or additional entries. */
  readonly indexes: readonly DamagedIndex[];
}

/**
 * Compares the stored places and index entries of documents with those that follow from their contents. Yields to other work, but
 * nothing may write meanwhile.
 */
export async function derivedProblems(sqlite: DatabaseSync): Promise<DerivedProblems> {
  const places = new Set<string>();
  const damaged = new Map<string, DamagedIndex>();
  if (!hasDocuments(sqlite)) return { places: [], indexes: [] };
  const collections = new Map<number, { readonly path: string; readonly group: number }>();
  for (const row of sqlite.prepare('SELECT id, path, grp, key FROM firestore_collections').all()) {
    const path = textOf(row, 'path');
    if (Buffer.compare(blobOf(row, 'key'), encodePath(path)) !== 0) {
      places.add(`entry of the collection ${path}`);
    }
    collections.set(integerOf(row, 'id'), { path, group: integerOf(row, 'grp') });
  }
  const groups = groupsOf(sqlite);
  const definitions = sqlite.prepare('SELECT id, definition FROM firestore_indexes').all();
  const numbers = new Map(
    definitions.map((row) => [textOf(row, 'definition'), integerOf(row, 'id')]),
  );
  const documents = sqlite.prepare(
    `SELECT id, collection, grp, key, path, fields, created, updated, checksum
     FROM firestore_documents`,
  );
  let seen = 0;
  for (const row of documents.iterate()) {
    seen += 1;
    if (seen % AT_ONCE === 0) await turn(); // oxlint-disable-line no-await-in-loop -- Yields to other work.
    const collection = collections.get(integerOf(row, 'collection'));
    const group = groups.get(integerOf(row, 'grp'));
    const path = textOf(row, 'path');
    const isInPlace =
      collection?.path === path.slice(0, Math.max(0, path.lastIndexOf('/'))) &&
      collection.group === integerOf(row, 'grp') &&
      Buffer.compare(blobOf(row, 'key'), encodePath(path)) === 0;
    if (!isInPlace) places.add(`place of the document ${path}`);
    if (group !== undefined) addDocument(group, row, numbers);
  }
  const stored = await storedTotals(sqlite, [...numbers.values()]);
  const expected = new Map(
    [...groups.values()].flatMap((group) =>
      [...group.expected].map(([key, total]) => [key, { group, total }] as const),
    ),
  );
  const names = new Map([...numbers].map(([definition, number]) => [number, definition]));
  for (const key of new Set([...stored.keys(), ...expected.keys()])) {
    const known = expected.get(key);
    if (known !== undefined && isSame(stored.get(key), known.total)) continue;
    const [index = 0, scope = 0] = key.split('/').map(Number);
    const isOverGroup = names.get(index)?.startsWith('group,') === true;
    const number = isOverGroup ? scope : (collections.get(scope)?.group ?? 0);
    const group = known?.group ?? groups.get(number);
    if (group?.isUnknown === true) continue;
    const { database = '', collectionId = '' } = group ?? {};
    damaged.set(`${database}/${collectionId}`, { database, collectionId });
  }
  return { places: [...places], indexes: [...damaged.values()] };
}

/** Returns whether there are documents of a schema with checksums. */
function hasDocuments(sqlite: DatabaseSync): boolean {
  const select = "SELECT 1 FROM pragma_table_info('firestore_documents') WHERE name = 'checksum'";
  return sqlite.prepare(select).get() !== undefined;
}

function groupsOf(sqlite: DatabaseSync): Map<number, Group> {
  const rows = sqlite
    .prepare(
      `SELECT g.id, d.name, g.collection_id, g.indexed_by
       FROM firestore_groups g JOIN firestore_databases d ON d.id = g.database`,
    )
    .all();
  return new Map(
    rows.map((row) => {
      const collectionId = textOf(row, 'collection_id');
      const indexes = parseDescribed(textOf(row, 'indexed_by'));
      return [
        integerOf(row, 'id'),
        {
          database: textOf(row, 'name'),
          collectionId,
          indexes,
          expected: new Map(),
          isUnknown: false,
        },
      ];
    }),
  );
}

/** Adds the entries that follow from a document. */
function addDocument(group: Group, row: Row, numbers: ReadonlyMap<string, number>): void {
  let fields: Fields;
  try {
    fields = JSON.parse(storedRevisionOf(row)?.fields ?? '{}') as Fields;
  } catch (error) {
    if (!(error instanceof DamagedRecordError)) throw error;
    group.isUnknown = true;
    return;
  }
  const document = integerOf(row, 'id');
  for (const { index, scope, entry } of indexEntries(textOf(row, 'path'), fields, group.indexes)) {
    const place = scope === 'group' ? integerOf(row, 'grp') : integerOf(row, 'collection');
    const key = `${numbers.get(index)}/${place}`;
    const total = group.expected.get(key) ?? { count: 0, sum: 0 };
    total.count += 1;
    total.sum = (total.sum + crc32(entry, document)) >>> 0;
    group.expected.set(key, total);
  }
}

async function storedTotals(
  sqlite: DatabaseSync,
  indexes: readonly number[],
): Promise<Map<string, Total>> {
  sqlite.function('entry_checksum', { deterministic: true }, (entry, document) =>
    entry instanceof Uint8Array ? crc32(entry, Number(document)) : 0,
  );
  const select = sqlite.prepare(
    `SELECT idx, scope, count(*) AS count, sum(entry_checksum(entry, document)) % 4294967296 AS sum
     FROM firestore_entries WHERE idx > ? AND idx < ? GROUP BY idx, scope`,
  );
  const totals = new Map<string, Total>();
  // One index at a time, and entries of unknown indexes between them.
  let last = Number.MIN_SAFE_INTEGER;
  for (const index of [...indexes.toSorted((a, b) => a - b), Number.MAX_SAFE_INTEGER]) {
    for (const row of [...select.all(last, index), ...select.all(index - 1, index + 1)]) {
      const total = { count: integerOf(row, 'count'), sum: integerOf(row, 'sum') };
      totals.set(`${integerOf(row, 'idx')}/${integerOf(row, 'scope')}`, total);
    }
    last = index;
    await turn(); // oxlint-disable-line no-await-in-loop -- Yields to other work.
  }
  return totals;
}

function isSame(one: Total | undefined, other: Total): boolean {
  return one?.count === other.count && one.sum === other.sum;
}
