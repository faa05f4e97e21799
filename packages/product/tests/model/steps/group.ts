import * as app from '../app.ts';
import { CURRENCIES } from '../draft.ts';
import { onPage } from '../step.ts';

const CODES = Object.keys(CURRENCIES);

/** Renames the group. */
export const renameGroup = onPage({
  weight: 3,
  draw: (_place, random) => ({ size: random.int(1_000) }),
  take: ({ page, step }) => app.changeSettings(page, { name: `Trip ${step.size ?? 0}` }),
});

/** Changes the group's currency; existing expenses count as before. */
export const changeCurrency = onPage({
  weight: 1,
  draw: (_place, random) => ({ with: random.pick(CODES) ?? 'EUR' }),
  take: ({ page, step }) => app.changeSettings(page, { currency: step.with ?? 'EUR' }),
});

/** Adds or renames a category of the group. */
export const setCategory = onPage({
  weight: 2,
  draw: (_place, random) => ({ on: `c${random.int(3)}`, size: random.int(1_000) }),
  take: ({ page, step }) => app.setCategory(page, step.on ?? 'c0', `Wood ${step.size ?? 0}`),
});
