import type { NamedPerson } from '@quits/product/person/people.ts';
import { recentFirst } from '@quits/product/person/recent-first.ts';
import { useState } from 'react';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { useRecentExpenses } from '../../group-expenses/use-recent-expenses.ts';

/** Sorts the people of a large group: the user, then those of the latest expenses, then the others. Stays the same once the expenses are known. */
export function useRecentFirst(people: readonly NamedPerson[]): readonly NamedPerson[] {
  const isOwn = useIsOwn();
  const recent = useRecentExpenses();
  const [order, setOrder] = useState<readonly string[]>();
  if (order === undefined && recent.length > 0) {
    const expenses = recent.map(({ data }) => data);
    setOrder(recentFirst(people, expenses, isOwn));
  }
  if (order === undefined) return people;
  const rank = new Map(order.map((id, at) => [id, at]));
  const last = order.length;
  return people.toSorted((a, b) => (rank.get(a.id) ?? last) - (rank.get(b.id) ?? last));
}
