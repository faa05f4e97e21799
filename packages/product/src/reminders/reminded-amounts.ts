import type { BalanceSheet, Payment } from '../balances/balance-sheets.ts';
import type { RemindedAmounts } from './schema.ts';

/** Returns what the payer of a payment owes its payee in all currencies, by the plans that are shown. */
export function remindedAmounts(
  sheets: readonly BalanceSheet[],
  { from, to }: Payment,
): RemindedAmounts {
  return Object.fromEntries(
    sheets.flatMap(({ currency, plan }) => {
      const payments = 'payments' in plan ? plan.payments : [];
      const same = payments.find((one) => one.from.id === from.id && one.to.id === to.id);
      return same === undefined ? [] : [[currency, same.minor]];
    }),
  );
}
