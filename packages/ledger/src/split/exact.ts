import { err, ok } from '@quits/errors';
import type { AmountsByPerson } from '../model/expense.ts';
import { isAmount } from '../money/limits.ts';
import type { SplitResult } from './split-result.ts';

/** Returns the typed amounts if they sum to the total. Used for payers as well as for shares. */
export function splitByExactAmounts(amount: number, inputs: AmountsByPerson): SplitResult {
  const entries = Object.entries(inputs);
  if (entries.length === 0) return err({ code: 'no-people' });
  let left = amount;
  for (const [person, part] of entries) {
    if (!isAmount(part)) return err({ code: 'bad-input', person });
    left -= part;
  }
  return left === 0 ? ok({ ...inputs }) : err({ code: 'unassigned', left });
}
