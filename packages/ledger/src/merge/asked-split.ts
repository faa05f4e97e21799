import type { Split } from '../model/expense.ts';

/** Split of an expense after people were replaced. */
export interface AskedSplit {
  readonly split: Split;
  /** Whether shares are computed from the split; otherwise those of merged people are added. */
  readonly dividesAnew: boolean;
}
