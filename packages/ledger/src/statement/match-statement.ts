import { type CalendarDate, daysBetween } from '../date/calendar-date.ts';
import { plainLetters } from '../receipt/plain-letters.ts';
import type { StatementLine } from './statement-types.ts';

/** An expense that a line may be the payment of. */
export interface MatchableExpense {
  readonly id: string;
  readonly title: string;
  readonly date: CalendarDate;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** Banks book a card's payment up to so many days later. */
const DAYS = 5;

/**
 * Finds the expense of each line that took money out of the account: the same amount and currency, within five days, those with a word in common first. No expense is
 * the match of two lines. Returns ids of expenses by ids of lines.
 */
export function matchStatement(
  lines: readonly StatementLine[],
  expenses: readonly MatchableExpense[],
): ReadonlyMap<string, string> {
  const byAmount = new Map<string, MatchableExpense[]>();
  for (const expense of expenses) {
    const key = `${expense.amount} ${expense.currency}`;
    const equal = byAmount.get(key);
    if (equal === undefined) byAmount.set(key, [expense]);
    else equal.push(expense);
  }
  const pairs = lines.flatMap((line) =>
    (byAmount.get(`${-line.amount} ${line.currency}`) ?? []).flatMap((expense) => {
      const days = Math.abs(daysBetween(expense.date, line.date));
      return days > DAYS
        ? []
        : [{ line, expense, distance: days - (shareWord(line, expense) ? 10 : 0) }];
    }),
  );
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { line, expense } of pairs.sort((a, b) => a.distance - b.distance)) {
    if (found.has(line.id) || taken.has(expense.id)) continue;
    found.set(line.id, expense.id);
    taken.add(expense.id);
  }
  return found;
}

function shareWord({ party, text }: StatementLine, { title }: MatchableExpense): boolean {
  const words = wordsOf(`${party} ${text}`);
  return [...wordsOf(title)].some((word) => words.has(word));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(plainLetters(text).match(/\p{L}{3,}/gu) ?? []);
}
