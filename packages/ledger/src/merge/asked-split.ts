import type { Split } from '../model/expense.ts';

/** How an expense is divided after its people were replaced. */
export interface AskedSplit {
  readonly split: Split;
  /** The shares follow from the split; otherwise those of the people who fall together add up. */
  readonly dividesAnew: boolean;
}
