import type { Fields, Message } from '@quits/service-base';
import type { Environment, Row, Variables } from './row.ts';

/** An intermediate stage of a pipeline: transforms all rows. */
export type Stage = (rows: readonly Environment[], run: StageRun) => readonly Environment[];

/** Context of a running stage. */
export interface StageRun {
  /** A row with the variables of another. */
  readonly environment: (row: Row, variables: Variables) => Environment;
  readonly runPipeline: (pipeline: Message) => readonly Environment[];
}

/** A row with other fields. */
export function withFields(run: StageRun, row: Environment, fields: Fields): Environment {
  return run.environment({ ...row.row, fields }, row.variables);
}
