import { err } from '@quits/errors';
import type { Split } from '../model/expense.ts';
import { isAmount } from '../money/limits.ts';
import { splitByAdjustment } from './adjustment.ts';
import { splitEqually } from './equal.ts';
import { splitByExactAmounts } from './exact.ts';
import { splitByItems } from './items.ts';
import type { SplitResult } from './split-result.ts';
import { splitByPercent, splitByWeights } from './weights.ts';

/** Amount to split and how. */
export interface SplitRequest {
  /** Determines who receives the spare minor units, so create it before the split is shown. */
  readonly expenseId: string;
  /** Minor units, 0 to 10^12. */
  readonly amount: number;
  /** Mode of the split, and the input of each person. */
  readonly split: Split;
}

/** Splits an amount between people; the same request gives the same shares on every device. */
export function split(request: SplitRequest): SplitResult {
  const { expenseId, amount } = request;
  if (!isAmount(amount)) return err({ code: 'bad-amount' });
  const { mode, inputs } = request.split;
  switch (mode) {
    case 'equal':
      return splitEqually(amount, inputs, expenseId);
    case 'weights':
      return splitByWeights(amount, inputs, expenseId);
    case 'percent':
      return splitByPercent(amount, inputs, expenseId);
    case 'exact':
      return splitByExactAmounts(amount, inputs);
    case 'adjustment':
      return splitByAdjustment(amount, inputs, expenseId);
    case 'items':
      return splitByItems(amount, inputs, expenseId);
  }
}
