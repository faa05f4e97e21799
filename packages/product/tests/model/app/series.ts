import type { Doc } from '@quits/firestore';
import { split } from '@quits/ledger';
import { addDueOccurrences } from '../../../src/series/add-due-occurrences.ts';
import { changeSeries, deleteSeries, startSeries } from '../../../src/series/change-series.ts';
import type { NewExpense } from '../../../src/expense/new-expense.ts';
import { dueDays } from '../../../src/series/recurrence.ts';
import type { Recurring } from '../../../src/series/schema.ts';
import type { Page } from '../page.ts';
import { at } from './at.ts';

/** A series as a page shows it. */
export type ShownSeries = Doc<Recurring>;

/** Adds a recurring expense. */
export function repeat(page: Page, ids: readonly [string, string], expense: NewExpense): void {
  const [expenseId, seriesId] = ids;
  const frequency = 'daily' as const;
  startSeries(page.database, { ...at(page), expenseId, seriesId, frequency, expense });
}

/** Adds all that is due of a series, as the banner does. */
export async function addDue(page: Page, series: ShownSeries, today: string): Promise<void> {
  const request = { ...at(page), series };
  await addDueOccurrences(page.database, request, dueDays(series.data, today));
}

/** Days on which a series is due. */
export function dueOf(series: ShownSeries, today: string): readonly string[] {
  return dueDays(series.data, today);
}

/** Changes the amount, the next date or the paused state of a series. */
export function alterSeries(
  page: Page,
  series: ShownSeries,
  change: { readonly amount?: number; readonly nextDate?: string; readonly rests?: boolean },
): void {
  const { amount, ...rest } = change;
  const { template } = series.data;
  changeSeries(
    page.database,
    { ...at(page), series },
    { ...rest, ...(amount === undefined ? {} : { template: withAmount(series, amount) }) },
  );
  function withAmount({ id }: ShownSeries, minor: number) {
    const { groupAmount: _, groupCurrency: __, rate: ___, ...kept } = template;
    const { rateSource: ____, rateDate: _____, ...own } = kept;
    const inputs = Object.keys(template.shares);
    const how = { mode: 'equal', inputs } as const;
    const shares = split({ expenseId: id, amount: minor, split: how });
    const [payer = ''] = Object.keys(template.payers);
    return {
      ...own,
      amount: minor,
      payers: { [payer]: minor },
      split: how,
      shares: shares.ok ? shares.value : template.shares,
    };
  }
}

/** Ends a series. */
export function endSeries(page: Page, series: ShownSeries): void {
  deleteSeries(page.database, { ...at(page), series });
}
