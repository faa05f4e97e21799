import fc from 'fast-check';
import type { PlannedPayment, SettlementPlan } from '../src/settle/plan.ts';
import { simplifyDebts } from '../src/settle/simplify-debts.ts';

/** Minor units by person. */
export type Balances = Record<string, number>;

/** A plan that is expected to exist. */
export const plan = (
  balances: Balances,
  previousPlan?: readonly PlannedPayment[],
): SettlementPlan => {
  const result = simplifyDebts(
    previousPlan === undefined ? { balances } : { balances, previousPlan },
  );
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/** Returns the balances after payments. */
export const after = (balances: Balances, payments: readonly PlannedPayment[]): Balances => {
  const left = { ...balances };
  for (const { from, to, amount } of payments) {
    left[from] = (left[from] ?? 0) + amount;
    left[to] = (left[to] ?? 0) - amount;
  }
  return left;
};

/** Returns whether all balances are 0. */
export const isEven = (balances: Balances): boolean =>
  Object.values(balances).every((one) => one === 0);

/** Generates balances that sum to 0. */
export const balancesOf = (size: { min: number; max: number }, limit: number) =>
  fc
    .array(fc.integer({ min: -limit, max: limit }), { minLength: size.min, maxLength: size.max })
    .map((amounts): Balances => {
      const sum = amounts.reduce((all, one) => all + one, 0);
      return Object.fromEntries(
        [...amounts, -sum].map((one, i) => [`p${String(i).padStart(3, '0')}`, one]),
      );
    });
