import type { Doc } from '@quits/firestore';
import { getBalanceChanges } from '@quits/ledger';
import { toLedgerEntry } from '../expense/to-ledger-entry.ts';
import type { Expense } from '../expense/schema.ts';

/** A balance from some day on. */
export interface BalancePoint {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Minor units. */
  readonly balance: number;
}

/** Person, currency and start of a balance chart. */
export interface BalanceQuestion {
  readonly person: string;
  readonly currency: string;
  /** `YYYY-MM`; the balance at its start is the first point. */
  readonly since: string | undefined;
}

/** Maximum number of points of the line. */
const MOST_POINTS = 120;

/** Returns a person's balance at the end of each day, or of each month for long periods. */
export function balanceOverTime(
  history: readonly Doc<Expense>[],
  { person, currency, since }: BalanceQuestion,
): readonly BalancePoint[] {
  const byDay = new Map<string, number>();
  for (const { id, data } of history) {
    if (data.deletedAt !== undefined) continue;
    const entry = toLedgerEntry(id, data);
    const minor = entry.currency === currency ? (getBalanceChanges(entry)[person] ?? 0) : 0;
    if (minor !== 0) byDay.set(data.date, (byDay.get(data.date) ?? 0) + minor);
  }
  const first = since === undefined ? '' : `${since}-01`;
  const points: BalancePoint[] = [];
  let balance = 0;
  for (const [date, minor] of [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (date >= first && points.length === 0 && first !== '' && balance !== 0) {
      points.push({ date: first, balance });
    }
    balance += minor;
    if (date >= first) points.push({ date, balance });
  }
  if (points.length === 0 && balance !== 0) return [{ date: first, balance }];
  return points.length <= MOST_POINTS ? points : lastOfMonths(points);
}

function lastOfMonths(points: readonly BalancePoint[]): readonly BalancePoint[] {
  return [...new Map(points.map((point) => [point.date.slice(0, 7), point])).values()];
}
