import type { BalanceSheet, Payment } from './balance-sheets.ts';

/** A payment of a group's plan in one of its currencies. */
export interface PlanRow extends Payment {
  readonly currency: string;
  /** The reader's side of it; `undefined` for payments between others. */
  readonly side: 'pays' | 'gets' | undefined;
  /** Whether a newer plan of its currency is being computed. */
  readonly isWorking: boolean;
}

/** The payments of a group in all currencies. */
export interface WholePlan {
  /** The reader's own payments in any currency, debts first. */
  readonly own: readonly PlanRow[];
  readonly others: readonly PlanRow[];
  /** Debts between pairs, instead of the fewest payments. */
  readonly isPairs: boolean;
  /** Whether no plan has fewer payments, as far as is proven. */
  readonly isOptimal: boolean;
  /** `computing` while a plan is being computed, `reading` while it needs the history. */
  readonly progress: 'done' | 'computing' | 'reading';
}

/** Joins the plans of all currencies, with the reader's own payments and those of their household apart. */
export function joinPlans(
  sheets: readonly BalanceSheet[],
  isOwn: (personId: string) => boolean,
): WholePlan {
  const isIn = ({ members }: Payment['from']) => members.some(isOwn);
  const rows = sheets.flatMap(({ currency, plan }): PlanRow[] =>
    'payments' in plan
      ? plan.payments.map((payment) => ({
          ...payment,
          currency,
          side: isIn(payment.from) ? 'pays' : isIn(payment.to) ? 'gets' : undefined,
          isWorking: plan.kind === 'working',
        }))
      : [],
  );
  const kinds = new Set(sheets.map(({ plan }) => plan.kind));
  return {
    // Debts first: only the reader can pay them.
    own: [
      ...rows.filter(({ side }) => side === 'pays'),
      ...rows.filter(({ side }) => side === 'gets'),
    ],
    others: rows.filter(({ side }) => side === undefined),
    isPairs: kinds.has('pairs'),
    isOptimal: sheets.every(({ plan }) => plan.kind === 'fewest' && plan.isOptimal),
    progress: kinds.has('unknown') ? 'reading' : kinds.has('working') ? 'computing' : 'done',
  };
}

/** Returns the sheets with open balances; if all are settled, the first. */
export function openSheets(sheets: readonly BalanceSheet[]): readonly BalanceSheet[] {
  const open = sheets.filter(({ parties }) => parties.some(({ minor }) => minor !== 0));
  return open.length === 0 ? sheets.slice(0, 1) : open;
}

/** Returns the number of payments that the plans of all currencies have at most, but not 0. */
export function mostPayments(sheets: readonly BalanceSheet[]): number {
  const open = sheets.map(({ parties }) => parties.filter(({ minor }) => minor !== 0).length);
  return Math.max(
    1,
    open.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  );
}
