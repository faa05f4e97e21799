export {
  type AuthoredCommit,
  type CommittedChange,
  createFirestore,
  type Firestore,
  type FirestoreOptions,
} from './create-firestore.ts';
export { createGrpc } from './grpc/grpc.ts';
export type { GrpcServer } from './grpc/grpc-server.ts';
export { sharePort, type SocketTaker } from './grpc/shared-port.ts';
export type { IndexConfig } from './indexes/index-config.ts';
export { parseIndexConfig } from './indexes/parse-index-config.ts';
export type { RestHandler } from './rest/create-firestore-rest.ts';
export type {
  BidiMethod,
  CallContext,
  FirestoreService,
  ServerStreamMethod,
  StreamHandler,
  StreamSink,
  UnaryMethod,
} from './rpc/firestore-service.ts';
export { parseSeed } from './seed/parse-seed.ts';
export { fieldsText } from './value/fields-text.ts';
export type { FirestoreSnapshot } from './snapshot/database-snapshots.ts';
export { CHECKED_TABLES } from './storage/checked-tables.ts';
export {
  type DamagedIndex,
  type DerivedProblems,
  derivedProblems,
} from './storage/derived-problems.ts';
export { earlierSchema, type SchemaVersions, schemaVersions } from './storage/earlier-schema.ts';
export type { Usage } from './storage/usage.ts';
export { mendIndexes } from './storage/mend-indexes.ts';
export { migrateStorage } from './storage/migrate-storage.ts';
export type { AddressOf, WebChannelOptions } from './webchannel/options.ts';
export { createWebChannel, type WebChannel } from './webchannel/webchannel.ts';
