import {
  groupByHousehold,
  convertInverse,
  getBalanceChanges,
  pairDebts,
  sumByHousehold,
} from '@quits/ledger';
import type { NewExpense } from '../expense/new-expense.ts';
import { toLedgerEntry } from '../expense/to-ledger-entry.ts';
import type { Group } from '../group/schema.ts';
import { householdsOf } from '../group/households-of.ts';

/** A payment of more than is owed. */
export interface Overpayment {
  readonly fromId: string;
  readonly toId: string;
  /** Minor units that the payer owes the receiver; 0 if none. */
  readonly owed: number;
  /** Minor units that the payment counts as. */
  readonly paid: number;
  /** ISO 4217 code of both amounts: the group's currency if the payment is converted. */
  readonly currency: string;
  /** Minor units of the payment's currency that would pay exactly the debt. */
  readonly exact: number | undefined;
}

/** Options of {@link findOverpayment}. */
export interface OwedOptions {
  readonly group: Pick<Group, 'people' | 'balances' | 'simplify'>;
  /** The payment before the edit; its effect on the balances is reverted first. */
  readonly before?: NewExpense | undefined;
  /** The known history; required only if debts aren't simplified. */
  readonly history?: readonly { readonly id: string; readonly expense: NewExpense }[];
}

/**
 * Returns the overpayment if a payment exceeds what its payer owes its receiver: according to their
 * balances or, if debts aren't simplified, to the debt between the two if that is larger.
 */
export function findOverpayment(
  payment: NewExpense,
  { group, before, history = [] }: OwedOptions,
): Overpayment | undefined {
  if (payment.kind !== 'payment') return undefined;
  const { currency, amount: paid } = toLedgerEntry('', payment);
  const [fromId, ...others] = Object.keys(payment.payers);
  const [toId] = Object.keys(payment.shares);
  if (fromId === undefined || toId === undefined || others.length > 0) return undefined;
  const households = householdsOf(group);
  // Within a household, compare the two people instead of households.
  const isWithin = households[fromId] !== undefined && households[fromId] === households[toId];
  const units = isWithin ? {} : households;
  const unitOf = (id: string) => units[id] ?? id;

  const balances = { ...group.balances[currency] };
  const former = before === undefined ? undefined : toLedgerEntry('', before);
  if (former?.currency === currency) {
    for (const [id, minor] of Object.entries(getBalanceChanges(former))) {
      balances[id] = (balances[id] ?? 0) - minor;
    }
  }
  const sums = sumByHousehold(balances, units);
  const byBalances = Math.min(-(sums[unitOf(fromId)] ?? 0), sums[unitOf(toId)] ?? 0);
  const entries = history
    .map(({ id, expense }) => toLedgerEntry(id, expense))
    .map((entry) => groupByHousehold(entry, units));
  const debt = group.simplify
    ? undefined
    : pairDebts(entries, currency).find(
        ({ from, to }) => from === unitOf(fromId) && to === unitOf(toId),
      );
  const owed = Math.max(0, byBalances, debt?.amount ?? 0);
  if (paid <= owed) return undefined;
  return { fromId, toId, owed, paid, currency, exact: exactly(payment, owed) };
}

function exactly(payment: NewExpense, owed: number): number | undefined {
  if (owed === 0) return undefined;
  const { currency, groupCurrency, rate } = payment;
  if (groupCurrency === undefined || rate === undefined) return owed;
  const back = convertInverse(owed, { from: currency, to: groupCurrency, rate });
  return back.ok && back.value > 0 ? back.value : undefined;
}
