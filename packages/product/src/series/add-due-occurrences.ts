import { type Doc, getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import { occurrenceId } from '@quits/ledger';
import { expenses } from '../expense/collections.ts';
import { nextDay } from './recurrence.ts';
import type { Expense } from '../expense/schema.ts';
import { addOccurrence, bringBackOccurrence, changeSeries } from './change-series.ts';
import type { ExistingSeries } from './change-series.ts';

/**
 * Adds a series' expenses of some days, oldest first. A day whose expense is there is passed over, and one
 * whose expense was deleted gets it back: the series was set back to it. Gives how many were added.
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
        : bringBackOccurrence(database, now, found).result;
    added += 1;
    passed = undefined;
  }
  // Days that were only passed over must not be due again.
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
  // Without an answer nothing is known to be there; the server refuses what is.
  return new Map(found.ok ? found.value.data.map((doc) => [doc.id, doc] as const) : []);
}
