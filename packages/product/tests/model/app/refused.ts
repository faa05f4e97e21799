import type { Database, RejectedWrite, WriteBatch } from '@quits/firestore';
import * as v from 'valibot';
import { editExpense } from '../../../src/expense/change-expense.ts';
import { ADD_OCCURRENCE } from '../../../src/series/change-series.ts';
import { rebasedChange } from '../../../src/refused/rebased-change.ts';
import { isVoid, linksOf } from '../../../src/refused/refused-chain.ts';
import { expenseInputSchema } from '../../../src/expense/schema.ts';
import type { Page } from '../page.ts';
import { at } from './at.ts';

/**
 * Saves a rejected edit over the other version, like the comparison screen; false if there is none.
 */
export function saveOverTheirs(page: Page, refused: RejectedWrite): boolean {
  const edits = linksOf(refused).flatMap(({ label, draft, operations }) => {
    const parsed = v.safeParse(v.object({ edited: expenseInputSchema }), draft);
    if (label !== 'edit-expense' || !parsed.success) return [];
    const ids = operations.flatMap(({ path }) => /\/expenses\/([^/]+)$/u.exec(path)?.[1] ?? []);
    return [{ ids, edited: parsed.output.edited }];
  });
  const last = edits.at(-1);
  const expense = page.reading.expenses().find(({ id }) => last?.ids.includes(id));
  if (last === undefined || expense === undefined) return false;
  editExpense(page.database, { ...at(page), expense, replaces: refused.id }, last.edited);
  return true;
}

/** Returns all reported rejected writes, including dependent ones. */
export function toldOf(database: Database): readonly RejectedWrite[] {
  return database.syncStatus.getState().rejected.flatMap(linksOf);
}

/** Returns the ids of a rejected write and its dependent writes, which are discarded together. */
export function idsOf(refused: RejectedWrite): readonly string[] {
  return linksOf(refused).map(({ id }) => id);
}

/** Runs the app's automatic handling of rejected writes while a page is open. */
export function attendRefused(database: Database, dropped: (id: string) => void): () => void {
  const tried = new Set<string>();
  async function drop(write: RejectedWrite): Promise<void> {
    for (const id of idsOf(write)) dropped(id);
    await database.discardWrite(write.id);
  }
  async function makeAgain(write: RejectedWrite, change: (batch: WriteBatch) => void) {
    for (const id of idsOf(write)) dropped(id);
    const again = database.write(write.label, change, { draft: write.draft, replaces: write.id });
    if (!(await again.settled).ok) return;
    for (const { id, label, at: when } of database.syncStatus.getState().rejected) {
      const waits = label === 'add-expense' || label === 'record-payment';
      if (waits && when > write.at) database.retryWrite(id);
    }
  }
  return database.syncStatus.subscribe(() => {
    for (const write of database.syncStatus.getState().rejected) {
      const isDouble = linksOf(write).every(({ label }) => label === ADD_OCCURRENCE);
      if (isDouble) void drop(write);
      if (isDouble || tried.has(write.id)) continue;
      if (isVoid(write)) {
        tried.add(write.id);
        void drop(write);
        continue;
      }
      const change = rebasedChange(write);
      if (change === undefined) continue;
      tried.add(write.id);
      void makeAgain(write, change);
    }
  });
}
