import * as app from '../app.ts';
import { onPage, type StepKind } from '../step.ts';
import { expenseOn, idsOn } from './targets.ts';

/** Changes or removes the group's usual split, its usual payer, or both. */
export const setDefaults: StepKind = onPage({
  weight: 3,
  draw: (_place, random) => ({ size: random.int(1_000) }),
  take({ page, step, world }) {
    const { size = 0 } = step;
    const ids = idsOn(world, page);
    const [first, second] = ids;
    if (first === undefined || second === undefined) return;
    const weights = Object.fromEntries(ids.map((id, at) => [id, String((size + at) % 3)]));
    const splits = [
      null,
      { mode: 'equal' },
      { mode: 'equal', parts: { [second]: '1' } },
      { mode: 'weights', parts: weights },
      { mode: 'percent', parts: { [first]: '60', [second]: '40' } },
    ] as const;
    const payer = size % 7 === 0 ? null : ids[size % ids.length];
    app.changeDefaults(page, {
      ...(size % 3 === 0 ? {} : { usualSplit: splits[size % splits.length] ?? null }),
      ...(size % 3 === 1 || payer === undefined ? {} : { usualPayer: payer }),
    });
  },
});

/** Adds an expense with the group's defaults, which is valid whatever became of its people. */
export const addAsUsual: StepKind = onPage({
  weight: 3,
  draw: ({ world }, random) => ({ on: world.label('u'), size: random.int(900) }),
  take({ page, step, world }) {
    const { on: id = '', size = 0 } = step;
    if (idsOn(world, page).length === 0 || expenseOn(page, id) !== undefined) return;
    if (!app.addAsUsual(page, id, 1 + size)) {
      world.surprises.push(`${id} can't be added with the defaults of the group`);
    }
  },
});
