import * as app from '../app.ts';
import { draftOf } from '../draft.ts';
import { onPage, type PagePlace } from '../step.ts';
import { drawExpense, expenseOn, idsOn } from './targets.ts';

const SIZES = 1_000_000;

/** Adds an expense. */
export const add = onPage({
  weight: 12,
  draw: ({ world }, random) => ({ on: world.label('e'), size: random.int(SIZES) }),
  take({ page, step, world }) {
    const { on: id = '' } = step;
    const people = idsOn(world, page);
    if (people.length === 0 || expenseOn(page, id) !== undefined) return;
    app.add(page, id, draftFor({ page, step, world }, id));
  },
});

/** Edits an expense: its money, its day, its category or its title. */
export const edit = onPage({
  weight: 20,
  draw({ page }, random) {
    const on = drawExpense(page, random, false);
    return on === undefined ? undefined : { on, size: random.int(SIZES) };
  },
  take({ page, step, world }) {
    const expense = expenseOn(page, step.on);
    if (expense === undefined || expense.data.deletedAt !== undefined) return;
    const drafted = draftFor({ page, step, world }, expense.id);
    const { date, category, title, kind: _, notes: __, ...money } = drafted;
    const { size = 0 } = step;
    if (expense.data.kind === 'payment') {
      app.edit(page, expense, { date, title });
      return;
    }
    const changes = [
      money,
      { ...money, date },
      { date },
      { category },
      { title },
      { title, ...money },
    ];
    app.edit(page, expense, changes[size % changes.length] ?? {});
  },
});

/** Deletes an expense; its Undo stays available for a while. */
export const remove = onPage({
  weight: 8,
  draw({ page }, random) {
    const on = drawExpense(page, random, false);
    return on === undefined ? undefined : { on };
  },
  take({ page, step, world }) {
    const expense = expenseOn(page, step.on);
    if (expense === undefined || expense.data.deletedAt !== undefined) return;
    world.undos.set(undoKey(step.by, expense.id), app.remove(page, expense));
  },
});

/** Presses Undo in the notice about a deleted expense. */
export const undo = onPage({
  weight: 8,
  draw({ page, world, device }, random) {
    const by = world.devices.indexOf(device);
    const waiting = page.reading
      .expenses()
      .map(({ id }) => id)
      .filter((id) => world.undos.has(undoKey(by, id)));
    const on = random.pick(waiting);
    return on === undefined ? undefined : { on };
  },
  take({ step, world }) {
    const key = undoKey(step.by, step.on ?? '');
    world.undos.get(key)?.();
    world.undos.delete(key);
  },
});

/** Restores a deleted expense on its screen. */
export const restore = onPage({
  weight: 5,
  draw({ page }, random) {
    const on = drawExpense(page, random, true);
    return on === undefined ? undefined : { on };
  },
  take({ page, step }) {
    const expense = expenseOn(page, step.on);
    if (expense?.data.deletedAt !== undefined) app.restore(page, expense);
  },
});

/** Restores an older version of an expense from the history. */
export const older = onPage({
  weight: 5,
  draw({ page }, random) {
    const on = drawExpense(page, random, random.oneIn(2));
    return on === undefined ? undefined : { on, size: 1 + random.int(3) };
  },
  async take({ page, step }) {
    if (expenseOn(page, step.on) === undefined) return;
    await app.bringOlderBack(page, step.on ?? '', step.size ?? 1);
  },
});

/** Records a payment between two people. */
export const settle = onPage({
  weight: 5,
  draw: ({ world }, random) => ({ on: world.label('pay'), size: random.int(SIZES) }),
  take({ page, step, world }) {
    const people = idsOn(world, page);
    const { size = 0 } = step;
    const from = people[size % people.length];
    const to = people[(size + 1) % people.length];
    if (from === undefined || to === undefined || from === to) return;
    app.pay(page, from, to, 1 + (size % 999));
  },
});

/** Settles everything of the account at once, with several payments that don't wait for each other. */
export const settleAll = onPage({
  weight: 2,
  draw: () => ({}),
  take: ({ page }) => app.settleEverything(page),
});

function undoKey(by: number, id: string): string {
  return `${by} ${id}`;
}

function draftFor({ page, step, world }: Pick<PagePlace, 'page' | 'step' | 'world'>, id: string) {
  return draftOf({
    id,
    people: idsOn(world, page),
    groupCurrency: page.reading.group()?.data.currency ?? 'EUR',
    size: step.size ?? 0,
  });
}
