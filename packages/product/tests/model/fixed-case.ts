import type { History } from './history.ts';

/** A history that once went wrong. */
export interface FixedCase extends History {
  /** What happens in it, as a person would tell it. */
  readonly what: string;
}
