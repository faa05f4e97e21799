import { err, ok } from '@quits/errors';
import type { AmountsByPerson, PersonId } from '../model/expense.ts';
import { isAmount } from '../money/limits.ts';
import { allocateEqually } from './allocate.ts';
import type { SplitResult } from './split-result.ts';
import { getOwn } from '../model/get-own.ts';
import { setOwn } from '../model/set-own.ts';

/** Splits the amount less the adjustments equally, then adds each person's adjustment. */
export function splitByAdjustment(
  amount: number,
  inputs: AmountsByPerson,
  expenseId: string,
): SplitResult {
  const people = Object.keys(inputs);
  if (people.length === 0) return err({ code: 'no-people' });
  let rest = amount;
  for (const [person, adjustment] of Object.entries(inputs)) {
    if (!isAmount(Math.abs(adjustment))) return err({ code: 'bad-input', person });
    rest -= adjustment;
  }
  if (rest < 0) return err({ code: 'unassigned', left: rest });
  const shares: Record<PersonId, number> = {};
  for (const [person, base] of Object.entries(allocateEqually(rest, people, expenseId))) {
    const share = base + (getOwn(inputs, person) ?? 0);
    if (share < 0) return err({ code: 'negative-share', person, share });
    setOwn(shares, person, share);
  }
  return ok(shares);
}
