import type { FixedCase } from '../fixed-case.ts';

const cast = { accounts: [0, 1], lasting: false } as const;

/** A series continues, whatever happened to its expenses. */
export const seriesSetBack: readonly FixedCase[] = [
  {
    what: 'set back to its first day, whose expense was deleted',
    cast,
    steps: [
      { by: 0, do: 'start series', on: 's1', size: 11, wait: 'quiet' },
      { by: 0, do: 'add all due' },
      { by: 0, do: 'delete', on: 's1-first', wait: 'quiet' },
      { by: 0, do: 'set back series', on: 's1', wait: 'quiet' },
      { by: 0, do: 'add all due' },
    ],
  },
  {
    what: 'what is due is added by two devices at once, and once more after a reload',
    cast,
    steps: [
      { by: 0, do: 'start series', on: 's1', size: 11, wait: 'quiet' },
      { by: 0, do: 'offline' },
      { by: 1, do: 'offline' },
      { by: 0, do: 'add due', on: 's1' },
      { by: 1, do: 'add due', on: 's1' },
      { by: 1, do: 'edit', on: 's1-first', size: 66 },
      { by: 0, do: 'online', wait: 'quiet' },
      { by: 1, do: 'reload' },
      { by: 1, do: 'online', wait: 'quiet' },
      { by: 1, do: 'add all due' },
    ],
  },
  {
    what: 'set back to a day whose expense was moved to an earlier day, and deleted',
    cast,
    steps: [
      { by: 0, do: 'start series', on: 's1', size: 75066, wait: 'quiet' },
      { by: 0, do: 'add due', on: 's1', wait: 'quiet' },
      // Moves it to October 30.
      { by: 0, do: 'edit', on: 's1_2026-11-02', size: 540265, wait: 'quiet' },
      { by: 0, do: 'delete', on: 's1_2026-11-02', wait: 'quiet' },
      { by: 1, do: 'set back series', on: 's1' },
      { by: 1, do: 'add all due' },
    ],
  },
];
