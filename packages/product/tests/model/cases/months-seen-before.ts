import type { FixedCase } from '../fixed-case.ts';

const cast = { accounts: [0, 1], lasting: false } as const;
/**
 * Adds an expense in euros, and then one in dollars in the same month, which the first device
 * hasn't seen.
 */
const begun = [
  { by: 0, do: 'add', on: 'e1', size: 11, wait: 'quiet' },
  { by: 0, do: 'offline' },
  { by: 1, do: 'change currency', with: 'USD' },
  { by: 1, do: 'add', on: 'e2', size: 12 },
  { by: 1, do: 'edit', on: 'e1', size: 1, wait: 'quiet' },
] as const;

/** Monthly totals that are older than the server's cause no rejection. */
export const monthsSeenBefore: readonly FixedCase[] = [
  {
    what: 'edited while a month has got its first expense in another currency',
    cast,
    steps: [...begun, { by: 0, do: 'edit', on: 'e1', size: 66 }, { by: 0, do: 'online' }],
  },
  {
    what: 'two people become one while a month has got its first expense in another currency',
    cast,
    steps: [...begun, { by: 0, do: 'online' }, { by: 0, do: 'merge', on: 'P7', with: 'P8' }],
  },
];
