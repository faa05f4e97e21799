import * as app from '../app.ts';
import { draftOf } from '../draft.ts';
import type { Page } from '../page.ts';
import { onPage, type StepKind } from '../step.ts';
import { expenseOn, idsOn } from './targets.ts';

/** Today's date for series, which start a few days earlier. */
const TODAY = '2026-11-02';
const FIRST = '2026-10-31';

/** Adds an expense that repeats daily. */
export const startSeries = onPage({
  weight: 2,
  draw({ world, page }, random) {
    if (page.reading.series().length > 2) return undefined;
    const on = world.label('s');
    return { on, size: random.int(1_000_000) };
  },
  take({ page, step, world }) {
    const { on: id = '', size = 0 } = step;
    const people = idsOn(world, page);
    const first = `${id}-first`;
    if (people.length === 0 || expenseOn(page, first) !== undefined) return;
    const groupCurrency = page.reading.group()?.data.currency ?? 'EUR';
    const drafted = draftOf({ id: first, people, groupCurrency, size });
    app.repeat(page, [first, id], { ...drafted, date: FIRST });
  },
});

/** Adds due expenses, like the banner; two devices may do so concurrently. */
export const addDue: StepKind = onSeries(5, (page, series) => app.addDue(page, series, TODAY));

/** Adds due expenses, and checks that none remain once all devices are up to date. */
export const addAllDue: StepKind = onPage({
  weight: 1,
  draw: ({ device }) => (device.online && !device.deaf ? {} : undefined),
  async take({ page, world, device }) {
    if (!device.online || device.deaf || !app.mayChange(page)) return;
    // Earlier changes of others that arrive in between, such as setting the series back, are valid.
    await world.quiet(world.devices.filter(({ online, deaf }) => online && !deaf));
    for (const series of page.reading.series()) await app.addDue(page, series, TODAY);
    await world.quiet([device]);
    // So are the member's removal and another role, which the page may not have heard of before.
    if (!world.isMember(device) || !app.mayChange(page)) return;
    for (const series of page.reading.series()) {
      const due = app.dueOf(series, TODAY);
      if (due.length > 0)
        world.surprises.push(`${series.id} was added, and is still due: ${due.join()}`);
    }
  },
});

/** Changes a series' future expenses. */
export const alterSeries: StepKind = onSeries(2, (page, series, size) =>
  app.alterSeries(page, series, { amount: 100 + size }),
);

/** Sets a series back to its first day. */
export const setBack: StepKind = onSeries(2, (page, series) =>
  app.alterSeries(page, series, { nextDate: FIRST }),
);

/** Pauses or resumes a series. */
export const restSeries: StepKind = onSeries(1, (page, series, size) =>
  app.alterSeries(page, series, { rests: size % 2 === 0 }),
);

/** Ends a series. */
export const endSeries: StepKind = onSeries(1, app.endSeries);

function onSeries(
  weight: number,
  act: (page: Page, series: app.ShownSeries, size: number) => unknown,
): StepKind {
  return onPage({
    weight,
    draw({ page }, random) {
      const ids = page.reading.series().map(({ id }) => id);
      const on = random.pick(ids.toSorted());
      return on === undefined ? undefined : { on, size: random.int(900) };
    },
    take({ page, step }) {
      const series = page.reading.series().find(({ id }) => id === step.on);
      return series && act(page, series, step.size ?? 0);
    },
  });
}
