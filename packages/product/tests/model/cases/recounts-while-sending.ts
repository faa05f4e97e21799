import type { FixedCase } from '../fixed-case.ts';

/** A recount compares the server's state, not one that pending changes are added to. */
export const recountsWhileSending: readonly FixedCase[] = [
  {
    what: 'a device that comes back online recounts before its expense is confirmed',
    cast: { accounts: [0, 1, 2], lasting: true },
    steps: [
      { by: 1, do: 'lose answers' },
      { by: 1, do: 'rename person', on: 'P8', size: 773, wait: 'at once' },
      { by: 0, do: 'add', on: 'e1', size: 213_327 },
      { by: 1, do: 'offline', wait: 'gone' },
      { by: 2, do: 'rename person', on: 'P9', size: 325 },
      { by: 1, do: 'add', on: 'e5', size: 135_280, wait: 'at once' },
      { by: 1, do: 'online' },
      { by: 1, do: 'recount', wait: 'quiet' },
    ],
  },
  {
    what: 'a change that the server refuses is made during a recount',
    cast: { accounts: [0, 1, 2, 0], lasting: false },
    steps: [
      { by: 1, do: 'add', on: 'e2', size: 157_677, wait: 'quiet' },
      { by: 0, do: 'offline' },
      { by: 1, do: 'edit', on: 'e2', size: 650_731, wait: 'at once' },
      { by: 3, do: 'recount', wait: 'at once' },
      { by: 0, do: 'add person', on: 'Q3', wait: 'at once' },
      { by: 3, do: 'edit', on: 'e2', size: 235_736 },
    ],
  },
];
