export {
  type Collection,
  type CollectionGroupOptions,
  type CollectionOptions,
  defineCollection,
  defineCollectionGroup,
  type InferInput,
  type InferOutput,
  type InferParams,
  type ReadableCollection,
} from './collection/define-collection.ts';
export type { RawData } from './collection/raw-data.ts';
export { type Migrations, migrations, type MigrationSteps } from './collection/migrations.ts';
export { generateId } from './collection/generate-id.ts';
export type { DocumentIssue, InvalidDocument } from './collection/checked.ts';
export { resolvePath, type PathParams } from './collection/path.ts';
export { observeConnection } from './database/observe-connection.ts';
export type { Connection } from './connection/connection-tracker.ts';
export type { FirstDocument, FirstReads } from './live/first-documents.ts';
export type { RestAccess } from './sdk/rest-access.ts';
export { type FirestoreErrorCode, firestoreErrors } from './errors/firestore-errors.ts';
export { createDatabase } from './database/create-database.ts';
export type { Database, DatabaseReader } from './database/database.ts';
export type { DatabaseOptions } from './database/database-options.ts';
export type { WriteOptions } from './write/write-options.ts';
export { indexedDbJournal } from './journal/indexed-db-journal.ts';
export type { Conflict, JournalEntry, WriteJournal } from './journal/journal-entry.ts';
export { memoryJournal } from './journal/memory-journal.ts';
export { firstResult, firstResultWithin } from './live/first-result.ts';
export { type PendingCreates, pendingCreates } from './live/pending-creates.ts';
export { liveList, type ListOptions } from './database/live-list-query.ts';
export { type AggregateResult, type Aggregates, liveAggregate } from './database/live-aggregate.ts';
export { liveDocuments } from './database/live-documents.ts';
export { type RestPage, readViaRest, type ReadViaRestOptions } from './database/read-via-rest.ts';
export { getViaRest } from './database/get-via-rest.ts';
export { getOnce, type OneTimeResult, type GetOnceOptions } from './database/get-once.ts';
export type { ListState, LiveList, ReadyList } from './live/live-list.ts';
export type {
  Doc,
  DocumentState,
  LiveQuery,
  LiveState,
  QueryState,
  ReadyState,
} from './live/live-state.ts';
export type {
  BuildQuery,
  FilterBuilder,
  FilterValue,
  QueryBuilder,
} from './query/query-builder.ts';
export type { Filter, FilterOperator } from './query/query-spec.ts';
export type { ReadSource } from './sdk/read-query.ts';
export { fieldPath } from './value/field-path.ts';
export { valuesEqual } from './value/plain.ts';
export { getIn } from './value/get-in.ts';
export {
  type ArrayRemove,
  arrayRemove,
  type ArrayUnion,
  arrayUnion,
  type DeleteField,
  deleteField,
  type Increment,
  increment,
  type ServerTimestamp,
  serverTimestamp,
} from './value/sentinel.ts';
export {
  type GeoPoint,
  geoPoint,
  type Reference,
  reference,
  type TypedValue,
  type Vector,
  vector,
} from './value/typed-value.ts';
export type {
  CheckedExpectation,
  UpdateData,
  FieldAt,
  FieldPath,
  WithFieldValue,
} from './value/with-field-value.ts';
export {
  waitForPendingWrites,
  type WaitForPendingWritesOptions,
  type PendingWritesProgress,
  clearPendingWrites,
} from './database/wait-for-pending-writes.ts';
export type { WriteOperation } from './journal/operation.ts';
export type { RejectedWrite, SyncStatus, WriteStatus } from './write/sync-status.ts';
export { observeSyncStatus } from './database/observe-sync-status.ts';
export {
  type TransactionFunction,
  runTransaction,
  type TransactionReads,
} from './database/transaction.ts';
export type { CreateOptions, GuardOptions, WriteBatch } from './write/write-batch.ts';
export type { WriteHandle, WriteResult } from './write/write-handle.ts';
export {
  type BulkWrite,
  type BulkWriteProgress,
  writeInBatches,
} from './database/write-in-batches.ts';
