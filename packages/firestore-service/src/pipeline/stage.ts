import type { Fields, Message } from '@quits/service-base';
import type { Environment, Row, Variables } from './row.ts';

/** A stage in the middle of a pipeline: what it makes of all rows. */
export type Stage = (rows: readonly Environment[], run: StageRun) => readonly Environment[];

/** What stages need to make rows of. */
export interface StageRun {
  /** A row with the variables of another. */
  readonly environment: (row: Row, variables: Variables) => Environment;
  readonly runPipeline: (pipeline: Message) => readonly Environment[];
}

/** A row with other fields. */
export function withFields(run: StageRun, row: Environment, fields: Fields): Environment {
  return run.environment({ ...row.row, fields }, row.variables);
}
