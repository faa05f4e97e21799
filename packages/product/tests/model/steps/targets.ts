import type { ShownExpense } from '../app.ts';
import type { Page } from '../page.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';

/** Returns the labels of the people that a page offers, in order. */
export function peopleOn(world: World, page: Page): readonly string[] {
  const { people = {} } = page.reading.group()?.data ?? {};
  return [...world.people]
    .filter(([, id]) => people[id] !== undefined && people[id].leftAt === undefined)
    .map(([label]) => label)
    .sort();
}

/** Returns the ids of the people that a page offers, in the order of their labels. */
export function idsOn(world: World, page: Page): readonly string[] {
  return peopleOn(world, page).flatMap((label) => world.people.get(label) ?? []);
}

/** Returns the id of a person whom a page knows. */
export function personOn(world: World, page: Page, label: string | undefined): string | undefined {
  const id = world.people.get(label ?? '');
  return id !== undefined && id in (page.reading.group()?.data.people ?? {}) ? id : undefined;
}

/** An expense that a page shows. */
export function expenseOn(page: Page, id: string | undefined): ShownExpense | undefined {
  return page.reading.expenses().find((expense) => expense.id === id);
}

/**
 * Chooses an expense, preferring recent ones, because conflicts need several members to edit the
 * same.
 */
export function drawExpense(page: Page, random: Random, isDeleted: boolean): string | undefined {
  const all = page.reading
    .expenses()
    .filter(({ data }) => (data.deletedAt !== undefined) === isDeleted)
    .map(({ id }) => id)
    .toSorted();
  return random.pick(random.oneIn(2) ? all.slice(-2) : all);
}
