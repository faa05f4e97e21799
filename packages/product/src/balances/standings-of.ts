import type { BalanceSheet } from './balance-sheets.ts';

type Standing = BalanceSheet['parties'][number];

/** Balances to show, and how many are left out. */
export interface ShownStandings {
  readonly shown: readonly Standing[];
  readonly hidden: number;
}

/** Number of parties that are shown at first. */
const MOST = 12;

/**
 * Returns the balances in their order, but the reader's own first. Unless the whole list is asked for, a long one is reduced
 * to the largest in either direction.
 */
export function standingsOf(
  parties: readonly Standing[],
  { isOwn, isWhole }: { readonly isOwn: (personId: string) => boolean; readonly isWhole: boolean },
): ShownStandings {
  const isIn = ({ members }: Standing) => members.some(isOwn);
  const own = parties.filter(isIn);
  const others = parties.filter((party) => !isIn(party));
  if (isWhole || parties.length <= MOST + 1) return { shown: [...own, ...others], hidden: 0 };
  const bySize = others.toSorted((a, b) => Math.abs(b.minor) - Math.abs(a.minor));
  const largest = new Set(bySize.slice(0, Math.max(0, MOST - own.length)));
  const shown = [...own, ...others.filter((party) => largest.has(party))];
  return { shown, hidden: parties.length - shown.length };
}
