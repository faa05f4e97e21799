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

/** Makes the group read-only, for owners. */
export const archive = onPage({
  weight: 1,
  draw: ({ page }) => (app.owns(page) ? {} : undefined),
  take: ({ page }) => {
    if (app.owns(page) && !app.isArchived(page)) app.archive(page, true);
  },
});

/** Reopens an archived group, for owners. */
export const reopen = onPage({
  // Nothing else goes on until then.
  weight: 20,
  forAll: true,
  draw: ({ page }) => (app.owns(page) && app.isArchived(page) ? {} : undefined),
  take: ({ page }) => {
    if (app.owns(page) && app.isArchived(page)) app.archive(page, false);
  },
});

/** Recounts the group: its sums must be right whenever somebody looks. */
export const recount = onPage({
  weight: 1,
  draw: ({ device }) => (device.online && !device.deaf ? {} : undefined),
  take({ page, world, device }) {
    if (!device.online || device.deaf) return;
    const look = async () => {
      if ((await app.isRight(page)) === false) world.surprises.push('a recount found wrong sums');
    };
    world.job(page, look());
  },
});

/** Adds, renames or removes a category of the group. */
export const setCategory = onPage({
  weight: 2,
  draw: (_place, random) => ({ on: `c${random.int(3)}`, size: random.int(1_000) }),
  take: ({ page, step }) => {
    const { on = 'c0', size = 0 } = step;
    app.setCategory(page, on, `Wood ${size}`, size % 5 === 0);
  },
});
