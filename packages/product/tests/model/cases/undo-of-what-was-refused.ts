import type { FixedCase } from '../fixed-case.ts';

/** Undo doesn't restore an expense whose deletion was rejected. */
export const undoOfWhatWasRefused: readonly FixedCase[] = [
  {
    what: 'a deletion is refused for an edit that came first, and Undo is pressed after',
    cast: { accounts: [0, 1], lasting: false },
    steps: [
      { by: 0, do: 'add', on: 'e1', size: 11, wait: 'quiet' },
      { by: 0, do: 'offline' },
      { by: 0, do: 'delete', on: 'e1' },
      { by: 1, do: 'edit', on: 'e1', size: 120, wait: 'quiet' },
      { by: 0, do: 'online' },
      { by: 0, do: 'rest' },
      { by: 0, do: 'undo', on: 'e1' },
    ],
  },
];
