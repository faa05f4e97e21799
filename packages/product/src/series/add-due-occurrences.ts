import { type Doc, getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import { occurrenceId } from '@quits/ledger';
import { expenses } from '../expense/collections.ts';
import { nextDay } from './recurrence.ts';
import type { Expense } from '../expense/schema.ts';
import { addOccurrence, bringBackOccurrence, changeSeries } from './change-series.ts';
import type { ExistingSeries } from './change-series.ts';

/**
 * Adds a series' expenses for some days, oldest first. Skips days whose expense exists, and
 * restores deleted ones, since the series was set back to them. Returns the number of added
 * expenses.
 */
export async function addDueOccurrences(
  database: Database,
  request: ExistingSeries,
  dates: readonly string[],
): Promise<number> {
  const { groupId, uid } = request;
  const there = await occurrencesThere(database, request, dates);
  let { series } = request;
  let added = 0;
  let passed: string | undefined;
  for (const date of dates) {
    const found = there.get(occurrenceId(series.id, date));
    if (found !== undefined && found.data.deletedAt === undefined) {
      passed = date;
      continue;
    }
    const now = { groupId, uid, series };
    series =
      found === undefined
        ? addOccurrence(database, now, date).result
        : bringBackOccurrence(database, now, { date, deleted: found }).result;
    added += 1;
    passed = undefined;
  }
  // Days that were only skipped must not become due again.
  if (passed !== undefined) {
    changeSeries(database, { groupId, uid, series }, { nextDate: nextDay(series.data, passed) });
  }
  return added;
}

async function occurrencesThere(
  database: Database,
  { groupId, series }: ExistingSeries,
  dates: readonly string[],
): Promise<ReadonlyMap<string, Doc<Expense>>> {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const found = await getOnce(database, expenses, { groupId }, (query) =>
    query
      .orderById()
      .whereId('>=', occurrenceId(series.id, first))
      .whereId('<=', occurrenceId(series.id, last)),
  );
  // Without an answer, assume that none exist; the server rejects duplicates.
  return new Map(found.ok ? found.value.data.map((doc) => [doc.id, doc] as const) : []);
}
