import type { Fields, Message } from '@quits/service-base';
import type { Outcome } from './outcome.ts';

/** Row passed between stages: a document, or values derived from documents. */
export interface Row {
  /** Full, of the document that it still is. */
  readonly name?: string | undefined;
  readonly createTime?: string;
  readonly updateTime?: string;
  readonly fields: Fields;
}

/** Values by the name that `let` gave them. */
export type Variables = ReadonlyMap<string, Outcome>;

/** Context of an expression. */
export interface Environment {
  readonly row: Row;
  readonly variables: Variables;
  /** Time of the execution. */
  readonly time: string;
  /** Runs a pipeline for a row of the one around it. */
  readonly runPipeline: (pipeline: Message, variables: Variables, row: Row) => readonly Row[];
}

/** A compiled expression. */
export type Evaluate = (environment: Environment) => Outcome;
