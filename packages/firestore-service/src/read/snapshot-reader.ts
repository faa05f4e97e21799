import { type Document, RpcError } from '@quits/service-base';
import type { DocumentName } from '../name/resource-name.ts';
import type { Query } from '../query/query.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import { countQuery } from './count-query.ts';
import { runQuery } from './run-query.ts';
import { runQueryBefore, touchesQuery } from './run-query-at.ts';

/** Reads documents and queries of one database, all as of the same version. */
export interface SnapshotReader {
  /** Time of the snapshot. */
  readonly readTime: string;
  get(name: DocumentName): Document | null;
  run(query: Query): Document[];
  /** Returns the number of documents that {@link run} would return. */
  count(query: Query): number;
}

/** Reads the current state; `version` is the time to report. */
export function currentReader(store: DocumentStore, version: number): SnapshotReader {
  return {
    readTime: timestampFromMicros(version),
    get: (name) => store.get(name),
    run: (query) => runQuery(store, query),
    count: (query) => countQuery(store, query),
  };
}

/**
 * Creates a reader of the state at a version.
 * @throws {RpcError} `FAILED_PRECONDITION` if it is no longer available
 */
export function pastReader(
  store: DocumentStore,
  database: string,
  version: number,
): SnapshotReader {
  const tooOld = () =>
    new RpcError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
  if (version < store.horizon(database)) throw tooOld();
  const changesTo = (query: Query) => {
    const changes = store.changesSince(query, version);
    if (changes === undefined) throw tooOld();
    return changes.filter((change) => touchesQuery(query, change));
  };
  return {
    readTime: timestampFromMicros(version),
    get: (name) => store.getAt(name, version),
    run: (query) => runQueryBefore(store, query, changesTo(query)),
    count: (query) => {
      const changes = changesTo(query);
      if (changes.length === 0) return countQuery(store, query);
      return runQueryBefore(store, query, changes).length;
    },
  };
}
