import type { FixedCase } from '../fixed-case.ts';

/** A retried change is counted once. */
export const retriedChanges: readonly FixedCase[] = [
  {
    what: 'a refused restore and the edit that depends on it are retried together',
    cast: { accounts: [0, 1, 2], lasting: false },
    steps: [
      { by: 1, do: 'add', on: 'e1', size: 232_761, wait: 'quiet' },
      { by: 2, do: 'delete', on: 'e1', wait: 'quiet' },
      { by: 2, do: 'offline' },
      { by: 2, do: 'restore', on: 'e1' },
      { by: 2, do: 'edit', on: 'e1', size: 567_127 },
      { by: 0, do: 'restore', on: 'e1', wait: 'quiet' },
      { by: 2, do: 'online', wait: 'quiet' },
      { by: 2, do: 'retry', wait: 'at once' },
    ],
  },
];
