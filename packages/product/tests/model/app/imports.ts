import { importEntries } from '../../../src/import/import-entries.ts';
import type { NewExpense } from '../../../src/expense/new-expense.ts';
import { revertImport } from '../../../src/import/revert-import.ts';
import type { Page } from '../page.ts';
import { at, owns } from './at.ts';

/** Imports expenses; requires a connection. */
export async function bringIn(
  page: Page,
  entries: readonly (NewExpense & { readonly id: string })[],
): Promise<void> {
  const known = new Map(page.reading.expenses().map((expense) => [expense.id, expense.data]));
  await importEntries(page.database, {
    ...at(page),
    owns: owns(page),
    entries: entries.flatMap((entry) => {
      const there = known.get(entry.id);
      if (there === undefined) return [entry];
      return there.reverted === true ? [{ ...entry, revertedAt: there.rev }] : [];
    }),
  });
}

/** Reverts an import; requires a connection. */
export async function takeBack(page: Page, ids: readonly string[]): Promise<void> {
  await revertImport(page.database, { ...at(page), owns: owns(page), ids: new Set(ids) });
}
