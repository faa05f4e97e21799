import { Balances } from '../balance/balances.ts';
import { inGroupCurrency } from '../balance/in-group-currency.ts';
import type { EntryKind } from '../model/expense.ts';
import type { BalancesByCurrency, ImportedEntry, ImportedFile } from './import-types.ts';

/** What a file would bring, to be compared with what its program shows. */
export interface ImportPreview {
  readonly counts: Readonly<Record<EntryKind, number>>;
  /** Entries that are not there yet, and those that are. */
  readonly fresh: number;
  readonly known: number;
  /** Minor units by currency: all expenses less what came in, without payments. */
  readonly spent: Readonly<Record<string, number>>;
  /** By currency and person key. */
  readonly balances: BalancesByCurrency;
  /** Whether the balances are those that the file states; undefined when it states none. */
  readonly matches?: boolean;
  /** The first and last date. */
  readonly from?: string;
  readonly to?: string;
}

/**
 * Sums a file up before anything is written. `existing` are ids of entries that the group already
 * has.
 */
export function previewImport(
  file: ImportedFile,
  existing: ReadonlySet<string> = new Set(),
): ImportPreview {
  const counts = { expense: 0, payment: 0, income: 0 };
  const spent: Record<string, number> = {};
  const sums = new Balances();
  for (const entry of file.entries) {
    counts[entry.kind] += 1;
    const one = counted(entry, file.currency);
    sums.apply(one);
    if (one.kind === 'payment') continue;
    const sign = one.kind === 'income' ? -1 : 1;
    spent[one.currency] = (spent[one.currency] ?? 0) + sign * one.amount;
  }
  const balances = Object.fromEntries(sums.currencies().map((code) => [code, sums.byPerson(code)]));
  const known = file.entries.filter(({ id }) => existing.has(id)).length;
  const dates = file.entries.map(({ date }) => date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  return {
    counts,
    fresh: file.entries.length - known,
    known,
    spent,
    balances,
    ...(file.statedBalances === undefined
      ? {}
      : { matches: sameBalances(balances, file.statedBalances) }),
    ...(from === undefined || to === undefined ? {} : { from, to }),
  };
}

/** As it counts in its group: an amount without its rate counts in its own currency. */
function counted(entry: ImportedEntry, groupCurrency: string | undefined): ImportedEntry {
  if (groupCurrency === undefined || entry.rate === undefined) return entry;
  return inGroupCurrency(entry, groupCurrency);
}

function sameBalances(ours: BalancesByCurrency, stated: BalancesByCurrency): boolean {
  return Object.entries(stated).every(([currency, byPerson]) =>
    Object.entries(byPerson).every(
      ([person, amount]) => (ours[currency]?.[person] ?? 0) === amount,
    ),
  );
}
