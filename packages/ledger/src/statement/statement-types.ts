import type { CalendarDate } from '../date/calendar-date.ts';

/** Format of a bank statement. */
export type StatementFormat = 'camt' | 'mt940' | 'ofx' | 'csv';

/** One booked line of a statement. */
export interface StatementLine {
  /** The same for the same line of any file of the account, so that a line is never added twice. */
  readonly id: string;
  readonly date: CalendarDate;
  /** Minor units; negative if money left the account. */
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The other party, such as a shop; empty if the bank doesn't name it. */
  readonly party: string;
  /** Purpose of the payment; may be empty. */
  readonly text: string;
}

/** Lines of a statement, and how many couldn't be read. */
export interface Statement {
  readonly format: StatementFormat;
  readonly lines: readonly StatementLine[];
  /** Lines without a readable date, amount or currency. */
  readonly unreadable: number;
}

/** Reason why a file is refused as a whole. */
export type StatementError =
  /** Not a statement in a known format. */
  | 'unknown-format'
  /** Broken XML, or a document type with declarations of its own. */
  | 'malformed'
  /** More than 50,000 lines, or more than 20 MiB of text. */
  | 'too-large'
  /** A CSV file whose columns aren't assigned. */
  | 'needs-columns';

/** Longest text of a file, in characters. */
export const MAX_STATEMENT_LENGTH = 20 * 1024 * 1024;

/** Most lines of a file. */
export const MAX_STATEMENT_LINES = 50_000;
