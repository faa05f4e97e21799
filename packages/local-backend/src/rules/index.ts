export type { Document, Fields, Value } from '@quits/service-base';
export type { Caller, TokenClaims } from '@quits/service-base';
export type {
  Decision,
  DocumentRequest,
  FirestoreRules,
  QueryRequest,
  ReadBudget,
  RefusalReason,
  RulesReader,
} from './contract.ts';
export { parseFirestoreRules } from './parse-rules.ts';
export { createReadBudget, READS_PER_BATCH } from './read-budget.ts';
