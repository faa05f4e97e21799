export {
  type Collection,
  type CollectionGroupOptions,
  type CollectionOptions,
  defineCollection,
  defineCollectionGroup,
  type InputOf,
  type OutputOf,
  type ParamsOf,
  type ReadableCollection,
} from './collection/define-collection.ts';
export type { RawData } from './collection/raw-data.ts';
export { type Migrations, migrations, type MigrationSteps } from './collection/migrations.ts';
export { newId } from './collection/new-id.ts';
export type { DocumentIssue, InvalidDocument } from './collection/checked.ts';
export { fillPath, type PathParams } from './collection/path.ts';
export { connectionOf } from './database/connection-of.ts';
export type { Connection } from './connection/connection-tracker.ts';
export type { DirectAccess } from './sdk/direct-access.ts';
export { type FirestoreErrorCode, firestoreErrors } from './errors/firestore-errors.ts';
export { createDatabase } from './database/create-database.ts';
export type { Database } from './database/database.ts';
export type { DatabaseOptions } from './database/database-options.ts';
export type { WriteOptions } from './write/write-options.ts';
export { indexedDbJournal } from './journal/indexed-db-journal.ts';
export type { Conflict, JournalEntry, WriteJournal } from './journal/journal-entry.ts';
export { memoryJournal } from './journal/memory-journal.ts';
export { answered } from './live/answered.ts';
export { type CreatedHere, createdHere } from './live/created-here.ts';
export { liveList, type ListOptions } from './database/ask-list.ts';
export { type AggregateResult, type Aggregates, liveAggregate } from './database/live-aggregate.ts';
export { liveDocuments } from './database/live-documents.ts';
export { type DirectPage, readDirect, type ReadDirectOptions } from './database/read-direct.ts';
export { readOnce, type ReadOnce, type ReadOnceOptions } from './database/read-once.ts';
export type { ListState, LiveList, ReadyList } from './live/live-list.ts';
export type {
  Doc,
  DocumentState,
  Live,
  LiveState,
  QueryState,
  ReadyState,
} from './live/live-state.ts';
export type { BuildQuery, FilterMaker, Operand, QueryBuilder } from './query/query-builder.ts';
export type { Filter, FilterOperator } from './query/query-spec.ts';
export type { ReadFrom } from './sdk/read-query.ts';
export { fieldPath } from './value/field-path.ts';
export { sameValue } from './value/plain.ts';
export { valueAt } from './value/value-at.ts';
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
  CheckedPatch,
  FieldAt,
  FieldPath,
  Writable,
} from './value/writable.ts';
export { drain, type DrainOptions, type DrainProgress, forgetWrites } from './database/drain.ts';
export type { WriteOperation } from './journal/operation.ts';
export type { RefusedWrite, SyncStatus, WriteStatus } from './write/sync-status.ts';
export { syncStatusOf } from './database/sync-status-of.ts';
export { type RunTransaction, transact, type TransactionReads } from './database/transaction.ts';
export type { CreateOptions, GuardOptions, WriteBatch } from './write/write-batch.ts';
export type { WriteHandle, WriteResult } from './write/write-handle.ts';
export { type LongWrite, type LongWriteProgress, writeInParts } from './database/write-in-parts.ts';
