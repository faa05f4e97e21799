import { isQuickToSettle, simplifyDebts } from '@quits/ledger';
import type { Group } from '../group/schema.ts';
import { balanceSheets, type Payment } from './balance-sheets.ts';

/** A payment from or to the reader. */
export interface OwnPayment extends Payment {
  readonly currency: string;
  readonly side: 'pays' | 'gets';
}

/** Reader of a group's payments. */
export interface PaymentReader {
  /** The reader's person in the group. */
  readonly personId: string | undefined;
  readonly compare: (a: string, b: string) => number;
}

/**
 * Returns the reader's own payments of a group's plan: the largest of each currency first. Empty if the plan takes long to
 * compute or needs the history; the balances show it then.
 */
export function ownPayments(
  group: Group,
  { personId, compare }: PaymentReader,
): readonly OwnPayment[] {
  if (personId === undefined || !group.simplify) return [];
  const isOwn = ({ members }: Payment['from']) => members.includes(personId);
  return balanceSheets(group, {
    compare,
    plan: (request) => (isQuickToSettle(request) ? simplifyDebts(request) : undefined),
  }).flatMap(({ currency, plan }) =>
    plan.kind === 'fewest'
      ? plan.payments
          .filter(({ from, to }) => isOwn(from) || isOwn(to))
          .map((payment) => ({
            ...payment,
            currency,
            side: isOwn(payment.from) ? ('pays' as const) : ('gets' as const),
          }))
      : [],
  );
}
