import { importEntries } from '../../../src/import/import-entries.ts';
import { importSeries } from '../../../src/import/import-series.ts';
import type { NewExpense } from '../../../src/expense/new-expense.ts';
import { revertImport } from '../../../src/import/revert-import.ts';
import { templateOf } from '../../../src/series/change-series.ts';
import type { Page } from '../page.ts';
import { at, owns } from './at.ts';

/** Imports expenses; requires a connection. */
export async function bringIn(
  page: Page,
  entries: readonly (NewExpense & { readonly id: string })[],
  series?: { readonly id: string; readonly start: string },
): Promise<void> {
  const known = new Map(page.reading.expenses().map((expense) => [expense.id, expense.data]));
  const done = await importEntries(page.database, {
    ...at(page),
    owns: owns(page),
    entries: entries.flatMap((entry) => {
      const there = known.get(entry.id);
      if (there === undefined) return [entry];
      return there.reverted === true ? [{ ...entry, revertedAt: there.rev }] : [];
    }),
  });
  const [first] = entries;
  if (!done.ok || first === undefined || series === undefined) return;
  const { id, start } = series;
  const template = { ...templateOf(first), notes: '' };
  const repeated = {
    id,
    template,
    start,
    nextDate: start,
    frequency: 'daily',
    isPaused: false,
  } as const;
  await importSeries(page.database, at(page), { series: [repeated] });
}

/** Reverts an import; requires a connection. */
export async function takeBack(
  page: Page,
  ids: readonly string[],
  series: readonly string[],
): Promise<void> {
  await revertImport(page.database, { ...at(page), owns: owns(page), ids: new Set(ids), series });
}
