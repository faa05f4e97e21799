import * as app from '../app.ts';
import { onPage } from '../step.ts';
import { drawExpense, expenseOn } from './targets.ts';

const CATEGORIES = ['dining', 'groceries'];

/** Sets a category's monthly budget. */
export const setBudget = onPage({
  weight: 3,
  draw: (_place, random) => ({
    on: random.pick(CATEGORIES) ?? '',
    size: 1 + random.int(1_000_000),
  }),
  take: ({ page, step }) => app.changeBudget(page, step.on ?? '', step.size ?? 1),
});

/** Removes a category's monthly budget. */
export const dropBudget = onPage({
  weight: 1,
  draw: (_place, random) => ({ on: random.pick(CATEGORIES) ?? '' }),
  take: ({ page, step }) => app.changeBudget(page, step.on ?? '', undefined),
});

/** Comments on an expense; viewers do, too. */
export const comment = onPage({
  weight: 5,
  forAll: true,
  draw({ page, world }, random) {
    const on = drawExpense(page, random, false);
    return on === undefined ? undefined : { on, with: world.label('k') };
  },
  take({ page, step, world }) {
    const expense = expenseOn(page, step.on);
    if (expense === undefined || expense.data.deletedAt !== undefined) return;
    const made = app.comment(page, expense, step.with ?? '');
    if (made !== undefined) world.comments.set(step.with ?? '', made);
  },
});

/** Deletes a comment of the account. */
export const uncomment = onPage({
  weight: 2,
  forAll: true,
  draw({ world, device }, random) {
    const own = [...world.comments].filter(([, { by }]) => by === device.uid);
    const on = random.pick(own.map(([label]) => label));
    return on === undefined ? undefined : { on };
  },
  take({ page, step, world, device }) {
    const made = world.comments.get(step.on ?? '');
    // The button is next to the comment, so its expense is there.
    if (made?.by !== device.uid || expenseOn(page, made.expenseId) === undefined) return;
    world.uncommented.add(made.id);
    app.uncomment(page, made);
  },
});
