import { addDays } from '@quits/ledger';
import type { StatementLine } from '@quits/ledger/statement';
import { type AppError, ok, type Result } from '@quits/errors';
import { type Doc, getOnce } from '@quits/firestore';
import type { Database } from '../database.ts';
import { expenses } from '../expense/collections.ts';
import type { Expense } from '../expense/schema.ts';

/** Days around the lines that an expense may be of. */
const AROUND = 7;

/**
 * Reads the expenses of a group in the period of a statement, and a few days around it: from the server, or offline those that the
 * device has. The request names the first and the last day, and nothing else of the statement.
 */
export async function readPeriod(
  database: Database,
  groupId: string,
  lines: readonly StatementLine[],
): Promise<Result<readonly Doc<Expense>[], AppError>> {
  const dates = lines.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return ok([]);
  const read = await getOnce(database, expenses, { groupId }, (query) =>
    query
      .where('date', '>=', addDays(first, -AROUND))
      .where('date', '<=', addDays(last, AROUND))
      .orderBy('date', 'desc')
      .orderBy('createdAt', 'desc'),
  );
  return read.ok ? ok(read.value.data) : read;
}
