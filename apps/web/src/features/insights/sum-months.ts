import type { Doc } from '@quits/firestore';
import type { Month } from '../../data/schemas/month.ts';

/** What was spent over some months in one currency, in minor units. */
export interface MonthSums {
  readonly spent: number;
  /** Oldest first. */
  readonly months: readonly { readonly id: string; readonly spent: number }[];
  /** Most first; those for whom nothing was spent are left out. */
  readonly people: readonly { readonly id: string; readonly spent: number }[];
}

/** Adds months up; the newest may come first. */
export function sumMonths(months: readonly Doc<Month>[], currency: string): MonthSums {
  const byPerson = new Map<string, number>();
  const sums = months.map(({ id, data }) => {
    const people = Object.entries(data.totals[currency]?.byPerson ?? {});
    for (const [person, minor] of people) {
      byPerson.set(person, (byPerson.get(person) ?? 0) + minor);
    }
    return { id, spent: people.reduce((sum, [, minor]) => sum + minor, 0) };
  });
  return {
    spent: sums.reduce((sum, { spent }) => sum + spent, 0),
    months: sums.sort((a, b) => (a.id < b.id ? -1 : 1)),
    people: [...byPerson]
      .map(([id, spent]) => ({ id, spent }))
      .filter(({ spent }) => spent > 0)
      .sort((a, b) => b.spent - a.spent),
  };
}
