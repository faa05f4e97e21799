import type { FixedCase } from '../fixed-case.ts';

/** Undo restores what was deleted, and nothing whose deletion was rejected. */
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
  {
    what: 'an edit that will be refused is made before Undo, and another one after it',
    cast: { accounts: [0, 1, 0], lasting: false },
    steps: [
      { by: 2, do: 'lose answers', wait: 'at once' },
      { by: 2, do: 'add', on: 'e1', size: 261_525 },
      { by: 2, do: 'delete', on: 'e1', wait: 'at once' },
      { by: 2, do: 'edit', on: 'e1', size: 4529, wait: 'at once' },
      { by: 2, do: 'undo', on: 'e1', wait: 'at once' },
      { by: 1, do: 'rest', wait: 'quiet' },
      { by: 2, do: 'edit', on: 'e1', size: 510_703 },
    ],
  },
];
