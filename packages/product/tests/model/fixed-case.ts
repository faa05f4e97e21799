import type { History } from './history.ts';

/** A history that once went wrong. */
export interface FixedCase extends History {
  /** Description of the scenario. */
  readonly what: string;
}
