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
  /** Minor units that the payer owes the receiver; 0 when nothing. */
  readonly owed: number;
  /** Minor units that the payment counts as. */
  readonly paid: number;
  /** ISO 4217 code of both: the group's own where the payment is converted. */
  readonly currency: string;
  /** Minor units of the payment's own currency that would pay exactly what is owed. */
  readonly exact: number | undefined;
}

/** What a payment is compared with. */
export interface OwedOptions {
  readonly group: Pick<Group, 'people' | 'balances' | 'simplify'>;
  /** The payment as it was before an edit: what it moved is not owed any more because of it. */
  readonly before?: NewExpense | undefined;
  /** What is known of the history; needed only where debts are not combined. */
  readonly history?: readonly { readonly id: string; readonly expense: NewExpense }[];
}

/**
 * Tells whether a payment is more than its payer owes its receiver: by their balances, or, where
 * debts are not combined, by the debt between the two if that is more.
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
  // Within a household only the two themselves can owe each other.
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
