export type { Caller, Document, Fields, TokenClaims, Value } from '@quits/service-base';
export type {
  Decision,
  DocumentRequest,
  FirestoreRules,
  QueryRequest,
  ReadBudget,
  RefusalReason,
  RulesReader,
} from './contract.ts';
export { MOST_EXPRESSIONS } from './evaluate/context.ts';
export { compilePattern } from './evaluate/pattern.ts';
export {
  parseFirestoreRules,
  parseStorageRules,
  type ParsedStorageRules,
  type RecordableRules,
  type ReportingRules,
  type RulesOptions,
} from './parse-rules.ts';
export { DecisionLog, type DecidedRequest } from './project/decision-log.ts';
export {
  ProjectRules,
  type ParsedRules,
  type Refusal,
  type RulesSnapshot,
} from './project/project-rules.ts';
export {
  createReadBudget,
  createSharedBudget,
  READS_PER_BATCH,
  READS_PER_DOCUMENT,
  type RuleAccesses,
} from './read-budget.ts';
export { recordObject } from './recording/record-requests.ts';
export {
  formatRecordedRequest,
  type RecordedRead,
  type RecordedRequest,
  type RecordedVerdict,
  type RecordRequest,
} from './recording/recorded-request.ts';
export { coveragePage } from './report/coverage-page.ts';
export type { CoverageReport, ExpressionReport } from './report/coverage.ts';
export type {
  FirestoreReader,
  ObjectMetadata,
  ObjectRequest,
  StorageRules,
} from './storage-contract.ts';
export type { RulesError } from './syntax/source.ts';
