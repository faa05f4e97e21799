import { CATEGORIES } from '@quits/ledger';
import { mayWrite } from '../access.ts';
import type { Group } from '../group/schema.ts';
import { dueDays } from './recurrence.ts';
import type { Recurring } from './schema.ts';

/**
 * Returns the days up to today, oldest first, whose expenses a server may add in the name of the
 * series' last author: none where the rules would refuse that author, since a server bypasses them,
 * and none in an example group.
 */
export function unattendedDays(group: Group, series: Recurring, today: string): readonly string[] {
  const isOpen = group.deletingAt === undefined && group.isExample !== true;
  return isOpen && mayWrite(group, series.updatedBy) && fits(group, series)
    ? dueDays(series, today)
    : [];
}

/** Returns whether a group has the people and the category of a series. */
function fits(group: Group, { template }: Recurring): boolean {
  const { kind, category, payers, shares } = template;
  const isBuiltIn = CATEGORIES.some(({ id }) => id === category);
  return (
    (kind === 'payment' || isBuiltIn || Object.hasOwn(group.categories, category)) &&
    [...Object.keys(payers), ...Object.keys(shares)].every((id) => Object.hasOwn(group.people, id))
  );
}
