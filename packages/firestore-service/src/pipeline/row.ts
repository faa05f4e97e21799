import type { Fields, Message } from '@quits/service-base';
import type { Outcome } from './outcome.ts';

/** What goes from stage to stage: a document, or what became of documents. */
export interface Row {
  /** Full, of the document that it still is. */
  readonly name?: string | undefined;
  readonly createTime?: string;
  readonly updateTime?: string;
  readonly fields: Fields;
}

/** Values by the names that `let` gave them. */
export type Variables = ReadonlyMap<string, Outcome>;

/** What an expression can see. */
export interface Environment {
  readonly row: Row;
  readonly variables: Variables;
  /** Of the execution. */
  readonly time: string;
  /** Runs a pipeline for a row of the one around it. */
  readonly runPipeline: (pipeline: Message, variables: Variables, row: Row) => readonly Row[];
}

/** An expression made ready to run. */
export type Evaluate = (environment: Environment) => Outcome;
