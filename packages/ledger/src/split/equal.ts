import { err, ok } from '@quits/errors';
import type { PersonId } from '../model/expense.ts';
import { allocateEqually } from './allocate.ts';
import type { SplitResult } from './split-result.ts';

/** Splits equally; a person named twice counts once. */
export function splitEqually(
  amount: number,
  people: readonly PersonId[],
  expenseId: string,
): SplitResult {
  if (people.length === 0) return err({ code: 'no-people' });
  return ok(allocateEqually(amount, [...new Set(people)], expenseId));
}
