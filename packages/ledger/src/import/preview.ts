import { Balances } from '../balance/balances.ts';
import { toGroupCurrency } from '../balance/to-group-currency.ts';
import type { EntryKind } from '../model/expense.ts';
import { getOwn } from '../model/get-own.ts';
import { renameAmounts } from '../model/rename-split.ts';
import { importConversion } from './import-conversion.ts';
import type { BalancesByCurrency, ImportedFile } from './import-types.ts';
import { mapPeople, type PeopleMapping } from './map-people.ts';

/** Summary of an import, to be compared with the source program. */
export interface ImportPreview {
  readonly counts: Readonly<Record<EntryKind, number>>;
  /** Number of new entries, and of entries imported before. */
  readonly fresh: number;
  readonly known: number;
  /** Minor units by currency: expenses minus income, without payments. */
  readonly spent: Readonly<Record<string, number>>;
  /** Balances by currency and person: the mapping's people, or the file's keys. */
  readonly balances: BalancesByCurrency;
  /** Whether the balances are those that the file states; undefined when it states none. */
  readonly matches?: boolean;
  /** First and last date. */
  readonly from?: string;
  readonly to?: string;
}

/** Target of an import. */
export interface ImportTarget {
  /** Ids of entries that the group already has. @default none */
  readonly existing?: ReadonlySet<string>;
  /**
   * The group's people. Remainders of a conversion are assigned by their ids, so without the
   * mapping a sum may be off by a minor unit for each converted entry. @default the file's own keys
   */
  readonly mapping?: PeopleMapping;
  /** The group's currency. @default the file's */
  readonly currency?: string;
}

/** Summarizes a file before anything is written, exactly as its entries will count in the group. */
export function previewImport(file: ImportedFile, target: ImportTarget = {}): ImportPreview {
  const { existing = new Set<string>(), mapping = {}, currency = file.currency } = target;
  const counts = { expense: 0, payment: 0, income: 0 };
  const spent: Record<string, number> = {};
  const sums = new Balances();
  const entries = mapPeople(file.entries, mapping);
  for (const entry of entries) {
    counts[entry.kind] += 1;
    const converted =
      currency === undefined
        ? undefined
        : importConversion(entry, { from: file.currency, to: currency });
    const one =
      converted === undefined
        ? entry
        : toGroupCurrency(
            { ...entry, groupAmount: converted.groupAmount },
            converted.groupCurrency,
          );
    sums.apply(one);
    if (one.kind === 'payment') continue;
    const sign = one.kind === 'income' ? -1 : 1;
    spent[one.currency] = (spent[one.currency] ?? 0) + sign * one.amount;
  }
  const balances = Object.fromEntries(sums.currencies().map((code) => [code, sums.toRecord(code)]));
  const known = entries.filter(({ id }) => existing.has(id)).length;
  const dates = entries.map(({ date }) => date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  return {
    counts,
    fresh: entries.length - known,
    known,
    spent,
    balances,
    ...(file.statedBalances === undefined
      ? {}
      : { matches: sameBalances(balances, file.statedBalances, mapping) }),
    ...(from === undefined || to === undefined ? {} : { from, to }),
  };
}

function sameBalances(
  ours: BalancesByCurrency,
  stated: BalancesByCurrency,
  mapping: PeopleMapping,
): boolean {
  return Object.entries(stated).every(([currency, byPerson]) => {
    const mapped = renameAmounts(byPerson, (key) => getOwn(mapping, key) ?? key);
    return Object.entries(mapped).every(
      ([person, amount]) => (getOwn(ours[currency] ?? {}, person) ?? 0) === amount,
    );
  });
}
