export type { StatementColumns } from './statement/csv-columns.ts';
export { type MatchableExpense, matchStatement } from './statement/match-statement.ts';
export {
  findUnclearDate,
  readStatementTable,
  type StatementTable,
} from './statement/read-csv-statement.ts';
export {
  detectStatement,
  readStatement,
  type ReadStatementOptions,
} from './statement/read-statement.ts';
export {
  MAX_STATEMENT_LENGTH,
  MAX_STATEMENT_LINES,
  type Statement,
  type StatementError,
  type StatementFormat,
  type StatementLine,
} from './statement/statement-types.ts';
