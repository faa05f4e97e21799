import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Document, type Fields, type Message, RpcError } from '@quits/service-base';
import { AUTOMATIC_INDEXES, type IndexConfig } from '../indexes/index-config.ts';
import { parseIndexConfig } from '../indexes/parse-index-config.ts';
import { parseDocumentName } from '../name/resource-name.ts';
import { matchesQuery } from '../query/matches-query.ts';
import { parseQuery } from '../query/parse-query.ts';
import { compareDocuments } from '../query/query-order.ts';
import type { Query } from '../query/query.ts';
import { countQuery } from '../read/count-query.ts';
import { runQuery } from '../read/run-query.ts';
import { DocumentStore } from '../storage/document-store.ts';
import { prepareSchema } from '../storage/schema.ts';
import { arbitraryPath, arbitraryQuery } from '../testing/arbitrary-query.ts';
import { arbitraryFields } from '../testing/arbitrary-value.ts';
import { DATABASE, nameOf } from '../testing/open-firestore.ts';
import { timestampFromMicros } from '../value/timestamp.ts';

const write = fc.tuple(arbitraryPath, fc.option(arbitraryFields, { freq: 8 }));
const writes = fc.array(write, { minLength: 5, maxLength: 40 });

const CONFIG = parseIndexConfig({
  indexes: [
    composite('COLLECTION', ['a', 'ASCENDING'], ['b', 'ASCENDING']),
    composite('COLLECTION', ['a', 'ASCENDING'], ['b', 'DESCENDING']),
    composite('COLLECTION', ['c', 'ASCENDING'], ['b', 'DESCENDING']),
    composite('COLLECTION', ['a', 'CONTAINS'], ['b', 'ASCENDING'], ['__name__', 'DESCENDING']),
    composite('COLLECTION', ['__name__', 'DESCENDING']),
    composite('COLLECTION_GROUP', ['a', 'DESCENDING'], ['b', 'ASCENDING']),
    composite('COLLECTION_GROUP', ['b', 'ASCENDING'], ['c', 'ASCENDING'], ['a', 'ASCENDING']),
  ],
  fieldOverrides: [
    {
      collectionGroup: 'k',
      fieldPath: 'b',
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'DESCENDING', queryScope: 'COLLECTION_GROUP' },
        { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION_GROUP' },
      ],
    },
  ],
});

test('finds with the automatic indexes what a scan of everything finds', () => {
  fc.assert(
    fc.property(writes, fc.array(arbitraryQuery, { maxLength: 12 }), (steps, queries) => {
      compare(AUTOMATIC_INDEXES, steps, queries);
    }),
    { numRuns: 150 },
  );
});

test('finds with defined indexes what a scan finds, or asks for an index', () => {
  fc.assert(
    fc.property(writes, fc.array(arbitraryQuery, { maxLength: 12 }), (steps, queries) => {
      compare(CONFIG, steps, queries);
    }),
    { numRuns: 150 },
  );
});

function compare(
  config: IndexConfig,
  steps: readonly [string, Fields | null][],
  queries: readonly { parent: string; structuredQuery: Message }[],
): void {
  const { store, documents } = fill(config, steps);
  for (const { parent, structuredQuery } of queries) {
    const query = attempt(() => parseQuery(parent, structuredQuery));
    const found = query && attempt(() => runQuery(store, query));
    if (query === undefined || found === undefined) continue;
    expect(countQuery(store, query)).toBe(found.length);
    expect(found.map(({ name }) => name)).toEqual(naive(documents, query).map(({ name }) => name));
  }
}

/** Returns `undefined` for a refused query; some generated ones are invalid. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof RpcError) return undefined;
    throw error;
  }
}

function naive(documents: ReadonlyMap<string, Document>, query: Query): Document[] {
  const all = [...documents.values()].filter((document) => matchesQuery(query, document));
  all.sort((a, b) => compareDocuments(query.orderBy, a, b));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return all.slice(query.offset, end);
}

function fill(config: IndexConfig, steps: readonly [string, Fields | null][]) {
  const sqlite = new DatabaseSync(':memory:');
  prepareSchema(sqlite);
  const store = new DocumentStore(sqlite, { config });
  const documents = new Map<string, Document>();
  for (const [i, [path, fields]] of steps.entries()) {
    const name = nameOf(path);
    const before = documents.get(name) ?? null;
    const time = timestampFromMicros(i + 1);
    const after = fields === null ? null : { name, fields, createTime: time, updateTime: time };
    if (before === after) continue;
    const changes = [{ name: parseDocumentName(name), before, after }];
    store.transaction(() =>
      store.writer.applyCommit({ database: DATABASE, version: i + 1, changes }),
    );
    if (after === null) documents.delete(name);
    else documents.set(name, after);
  }
  return { store, documents };
}

function composite(queryScope: string, ...fields: readonly [string, string][]): Message {
  return {
    collectionGroup: 'k',
    queryScope,
    fields: fields.map(([fieldPath, mode]) =>
      mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode },
    ),
  };
}
