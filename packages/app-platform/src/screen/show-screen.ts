import type { Location, NavigationType } from 'react-router';

/** Navigation to a screen. */
export interface Visit {
  /** Id of the screen's route. */
  readonly id: string;
  /** Path of the screens that are kept together, such as a group's. */
  readonly scope: string;
  /** Whether the screen is kept when it is left at this location. */
  readonly stays: boolean;
  readonly location: Location;
  readonly navigationType: NavigationType;
}

/** The last visit of a mounted screen. */
export interface KeptVisit extends Visit {
  /** Local date when the screen was mounted, which it may have read. */
  readonly day: string;
}

/** The mounted screens. */
export interface Screens<Screen extends KeptVisit> {
  /** Id of the one that is shown, if it can be kept. */
  readonly shown: string | undefined;
  readonly mounted: readonly Screen[];
}

/**
 * Returns the screens that are mounted after a navigation; `visit` is `undefined` for a screen that is never kept. Returns the same
 * object if nothing changes, and the same screen if it can be shown as it was left.
 */
export function showScreen<Screen extends KeptVisit>(
  before: Screens<Screen>,
  visit: Visit | undefined,
  create: (visit: KeptVisit, known: Screen | undefined) => Screen,
): Screens<Screen> {
  const shown = visit?.id;
  const today = new Date().toDateString();
  const remains = shown === before.shown;
  const mounted = remains
    ? before.mounted
    : before.mounted.filter(
        (one) => one.stays && one.day === today && one.scope === (visit?.scope ?? one.scope),
      );
  if (visit === undefined) return remains ? before : { shown, mounted };
  const known = mounted.find(({ id }) => id === shown);
  // A screen that goes on sees each new history entry: a form may begin again.
  if (remains && known?.location === visit.location) return before;
  if (!remains && known !== undefined && isSamePlace(known, visit)) return { shown, mounted };
  const screen = create({ ...visit, day: known?.day ?? today }, known);
  // In place: a moved element would be laid out again.
  return {
    shown,
    mounted:
      known === undefined
        ? [...mounted, screen]
        : mounted.map((one) => (one === known ? screen : one)),
  };
}

function isSamePlace(one: Visit, other: Visit): boolean {
  return (
    one.navigationType === other.navigationType &&
    one.location.pathname === other.location.pathname &&
    one.location.search === other.location.search &&
    one.location.hash === other.location.hash &&
    one.location.state === other.location.state
  );
}
