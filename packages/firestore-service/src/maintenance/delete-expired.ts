import { DamagedIndexError } from '../indexes/damaged-index-error.ts';
import { fieldIndex } from '../indexes/index-definition.ts';
import { expiryIndex, isEntryOf } from '../indexes/index-entries.ts';
import { parseDocumentName, type DocumentName } from '../name/resource-name.ts';
import { withSoundIndex } from '../read/with-sound-index.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { encodeValue } from '../value/encode-value.ts';
import type { FieldPath } from '../value/field-path.ts';
import { relativePathOf } from '../value/relative-path-of.ts';
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
  for (const [collectionId, { ttl }] of store.indexConfig.groups) {
    if (ttl === undefined) continue;
    for (const { database, group } of store
      .tablesOf({ collectionId })
      .collections.groupsOf(collectionId)) {
      const now = requestTime(clock, timestampFromMicros(clock.read()));
      const place = { database, group, collectionId };
      const names = withSoundIndex(store, database, () => expired(store, place, ttl, now));
      const ops = names.map((name) => ({ kind: 'delete' as const, name }));
      if (ops.length > 0) commitWrites(host, database, ops, { kind: 'admin' });
      hasMore ||= ops.length === STEP;
    }
  }
  return hasMore;
}

/** All collections of a database with one id. */
interface Place {
  readonly database: string;
  readonly group: number;
  readonly collectionId: string;
}

/** @throws {DamagedIndexError} */
function expired(
  store: DocumentStore,
  { database, group: scope, collectionId }: Place,
  ttl: FieldPath,
  now: string,
): DocumentName[] {
  const { indexes } = store.tablesOf({ database, collectionId });
  const index = indexes.find(expiryIndex(ttl));
  if (index === undefined) return [];
  const upper = encodeValue({ timestampValue: now });
  const range = { index, scope, lower: NOTHING, upper, descending: false };
  const definition = fieldIndex('group', ttl);
  return indexes.read(range, STEP).map(({ entry, document }) => {
    const found = store.getRow(database, document);
    const path = found === null ? '' : relativePathOf(found.name);
    // A damaged entry would delete another document, or one whose time hasn't come.
    if (found === null || !isEntryOf(definition, path, found.fields ?? {}, entry)) {
      throw new DamagedIndexError(collectionId);
    }
    return parseDocumentName(found.name);
  });
}
