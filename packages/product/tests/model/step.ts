import { mayChange } from './app.ts';
import type { Device } from './device.ts';
import type { Page } from './page.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** An action as plain data, which can be recorded, left out and repeated. */
export interface Step {
  /** Number of the device on which it is done. */
  readonly by: number;
  /** Kind of action; a key of the list of kinds. */
  readonly do: string;
  /** @default the first tab */
  readonly tab?: 1;
  /** Label of its target. */
  readonly on?: string;
  /** A second label. */
  readonly with?: string;
  /** Decides all that is not worth a field. */
  readonly size?: number;
  /**
   * Wait before the next step: none, until it shows on the device, or until all connected devices
   * are up to date; `gone` closes and reopens the page immediately.
   * @default 'shown'
   */
  readonly wait?: 'at once' | 'quiet' | 'gone';
}

/** Fields of a step that its kind generates. */
export type Drawn = Pick<Step, 'on' | 'with' | 'size'>;

/** Context in which a step is taken. */
interface Place {
  readonly world: World;
  readonly device: Device;
  readonly step: Step;
}

/** Context of a step that requires a page showing the group. */
export interface PagePlace extends Place {
  readonly page: Page;
}

/** A kind of action. */
export interface StepKind {
  /** Relative frequency. */
  readonly weight: number;
  /** Generates a step; `undefined` if there is no target for it. */
  readonly draw: (place: Omit<Place, 'step'>, random: Random) => Drawn | undefined;
  /** Takes the step; does nothing if its target doesn't exist. */
  readonly take: (place: Place) => unknown;
}

/** A kind of action that is done in an open group. */
export function onPage(kind: {
  readonly weight: number;
  /** Whether viewers take it too; other steps aren't offered to them. */
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
      // It may wait for an answer until the connection is lost.
      return place.world.job(page, done);
    },
  };
  function isOffered(page: Page): boolean {
    return kind.forAll === true || mayChange(page);
  }
}
