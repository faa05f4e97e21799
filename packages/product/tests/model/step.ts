import { mayChange } from './app.ts';
import type { Device } from './device.ts';
import type { Page } from './page.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** What somebody does, as plain data: it can be recorded, left out and done again. */
export interface Step {
  /** Number of the device on which it is done. */
  readonly by: number;
  /** Which kind of action; a key of the list of kinds. */
  readonly do: string;
  /** @default the first tab */
  readonly tab?: 1;
  /** Label of what it is done to. */
  readonly on?: string;
  /** A second label. */
  readonly with?: string;
  /** Decides all that is not worth a field. */
  readonly size?: number;
  /**
   * What is waited for before the next step: nothing, that it shows on the device, or that all
   * devices that are connected are up to date; `gone` closes and opens the page in this moment.
   * @default 'shown'
   */
  readonly wait?: 'at once' | 'quiet' | 'gone';
}

/** What a kind decides about a step. */
export type Drawn = Pick<Step, 'on' | 'with' | 'size'>;

/** The place where a step is taken. */
export interface Place {
  readonly world: World;
  readonly device: Device;
  readonly step: Step;
}

/** The place of a step that needs a page which shows the group. */
export interface PagePlace extends Place {
  readonly page: Page;
}

/** A kind of action. */
export interface StepKind {
  /** How often it is drawn, compared with the others. */
  readonly weight: number;
  /** Decides about a step; `undefined` when there is nothing to do it to. */
  readonly draw: (place: Omit<Place, 'step'>, random: Random) => Drawn | undefined;
  /** Does it; does nothing where what it is about is not there. */
  readonly take: (place: Place) => unknown;
}

/** A kind of action that is done in an open group. */
export function onPage(kind: {
  readonly weight: number;
  /** Viewers may do it too; what they may not do is not offered to them. */
  readonly forAll?: true;
  readonly draw: (place: Omit<PagePlace, 'step'>, random: Random) => Drawn | undefined;
  readonly take: (place: PagePlace) => unknown;
}): StepKind {
  return {
    weight: kind.weight,
    draw(place, random) {
      const page = place.device.page(0);
      if (page === undefined || !isOffered(page)) return undefined;
      return kind.draw({ ...place, page }, random);
    },
    take(place) {
      const page = place.device.page(place.step.tab ?? 0);
      if (page === undefined || !isOffered(page)) return undefined;
      const done = kind.take({ ...place, page });
      if (!place.device.deaf || !(done instanceof Promise)) return done;
      // It may wait for an answer for as long as the connection is not lost too.
      return place.world.job(page, done);
    },
  };
  function isOffered(page: Page): boolean {
    return kind.forAll === true || mayChange(page);
  }
}
