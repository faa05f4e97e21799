import { expiryIndex } from '../indexes/index-entries.ts';
import { parseDocumentName, type DocumentName } from '../name/resource-name.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { encodeValue } from '../value/encode-value.ts';
import type { FieldPath } from '../value/field-path.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import { requestTime } from '../write/request-time.ts';
import { commitWrites, type CommitHost } from '../write/commit-writes.ts';

/** Number of documents deleted per commit; more would delay requests. */
const STEP = 200;
const NOTHING = Buffer.alloc(0);

/**
 * Deletes some expired documents in all collections with a TTL field. Returns whether there may be
 * more.
 */
export function deleteExpired(host: CommitHost): boolean {
  const { store, clock } = host;
  let hasMore = false;
  for (const [collectionId, { ttl }] of store.indexes.config.groups) {
    if (ttl === undefined) continue;
    for (const { database, group } of store.collections.groupsOf(collectionId)) {
      const names = expired(
        store,
        database,
        group,
        ttl,
        requestTime(clock, timestampFromMicros(clock.read())),
      );
      const ops = names.map((name) => ({ kind: 'delete' as const, name }));
      if (ops.length > 0) commitWrites(host, database, ops, { kind: 'admin' });
      hasMore ||= ops.length === STEP;
    }
  }
  return hasMore;
}

function expired(
  store: DocumentStore,
  database: string,
  scope: number,
  ttl: FieldPath,
  now: string,
): DocumentName[] {
  const index = store.indexes.find(expiryIndex(ttl));
  if (index === undefined) return [];
  const upper = encodeValue({ timestampValue: now });
  const range = { index, scope, lower: NOTHING, upper, descending: false };
  return store.indexes.read(range, STEP).flatMap(({ document }) => {
    const found = store.getRow(database, document);
    return found === null ? [] : [parseDocumentName(found.name)];
  });
}
