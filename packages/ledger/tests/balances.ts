import fc from 'fast-check';
import type { PlannedPayment, SettlementPlan } from '../src/settle/plan.ts';
import { settle } from '../src/settle/settle.ts';

/** Minor units by person. */
export type Balances = Record<string, number>;

/** A plan that is expected to exist. */
export const plan = (balances: Balances, shown?: readonly PlannedPayment[]): SettlementPlan => {
  const result = settle(shown === undefined ? { balances } : { balances, shown });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

/** The balances once payments have been made. */
export const after = (balances: Balances, payments: readonly PlannedPayment[]): Balances => {
  const left = { ...balances };
  for (const { from, to, amount } of payments) {
    left[from] = (left[from] ?? 0) + amount;
    left[to] = (left[to] ?? 0) - amount;
  }
  return left;
};

/** Tells whether nobody owes anything. */
export const isEven = (balances: Balances): boolean =>
  Object.values(balances).every((one) => one === 0);

/** Balances of so many people that sum to 0. */
export const balancesOf = (size: { min: number; max: number }, limit: number) =>
  fc
    .array(fc.integer({ min: -limit, max: limit }), { minLength: size.min, maxLength: size.max })
    .map((amounts): Balances => {
      const sum = amounts.reduce((all, one) => all + one, 0);
      return Object.fromEntries(
        [...amounts, -sum].map((one, i) => [`p${String(i).padStart(3, '0')}`, one]),
      );
    });
