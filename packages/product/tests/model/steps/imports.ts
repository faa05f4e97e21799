import * as app from '../app.ts';
import { draftOf } from '../draft.ts';
import { onPage } from '../step.ts';
import { idsOn } from './targets.ts';

/** First day of an imported series. */
const FIRST = '2026-10-31';

/** Imports a file with a few expenses and sometimes a series; the same file may be imported again. */
export const bringIn = onPage({
  weight: 2,
  draw({ world, device }, random) {
    if (!device.online || device.deaf) return undefined;
    const again = random.pick([...world.imports.keys()]);
    return random.oneIn(2) && again !== undefined
      ? { on: again, size: random.int(1_000) }
      : { on: world.label('i'), size: random.int(1_000) };
  },
  take({ page, step, world, device }) {
    const { on: label = '', size = 0 } = step;
    const people = idsOn(world, page);
    // Not offered while offline.
    if (people.length === 0 || !device.online || device.deaf) return;
    const groupCurrency = page.reading.group()?.data.currency ?? 'EUR';
    const ids = Array.from({ length: 2 + (size % 3) }, (_, at) => `${label}-${at}`);
    world.imports.set(label, ids);
    const entries = ids.map((id, at) => ({
      ...draftOf({ id, people, groupCurrency, size: size + at }),
      id,
    }));
    // Every third file has a series.
    const series = size % 3 === 0 ? { id: `${label}-s`, start: FIRST } : undefined;
    world.job(page, app.bringIn(page, entries, series));
  },
});

/** Reverts an import. */
export const takeBack = onPage({
  weight: 2,
  draw({ world, device }, random) {
    const on = random.pick([...world.imports.keys()]);
    return on === undefined || !device.online || device.deaf ? undefined : { on };
  },
  take({ page, step, world, device }) {
    const ids = world.imports.get(step.on ?? '');
    if (ids === undefined || !device.online || device.deaf) return;
    world.job(page, app.takeBack(page, ids, [`${step.on}-s`]));
  },
});
