import { type Database, type Doc, readOnce } from '@quits/firestore';
import { expenses } from '../collections.ts';
import type { Expense } from '../schemas/expense.ts';

/**
 * Expenses read at once: few at first, so that something shows soon, then ever more, because the
 * provider's SDK goes through all that it has for each page.
 */
const PAGE = { first: 500, growth: 4, most: 20_000 } as const;

type Reader = Pick<Database, 'core'>;

/** All expenses of a group that this device holds. */
export async function onDevice(
  database: Reader,
  groupId: string,
): Promise<readonly Doc<Expense>[]> {
  const found = await readOnce(database, expenses, { groupId }, undefined, { from: 'device' });
  return found.ok ? found.value.data : [];
}

/** All expenses of a group as the server has them, newest day first; ends with `undefined` when it fails. */
export async function* allPages(
  database: Reader,
  groupId: string,
): AsyncGenerator<readonly Doc<Expense>[] | undefined, void> {
  let last: Doc<Expense> | undefined;
  for (let count: number = PAGE.first; ; count = Math.min(count * PAGE.growth, PAGE.most)) {
    const after = last;
    const page = await readOnce(
      database,
      expenses,
      { groupId },
      (query) => {
        const ordered = query.orderBy('date', 'desc').orderById('desc');
        const rest = after === undefined ? ordered : ordered.startAfter(after.data.date, after.id);
        return rest.limit(count);
      },
      { from: 'server' },
    );
    yield page.ok ? page.value.data : undefined;
    if (!page.ok || page.value.paths.length < count) return;
    // What cannot be read has no day to go on from; with nothing but such, there is no way on.
    last = page.value.data.at(-1);
    if (last === undefined || last === after) return;
  }
}
