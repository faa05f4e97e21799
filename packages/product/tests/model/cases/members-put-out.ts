import type { FixedCase } from '../fixed-case.ts';

const withAndWithoutQueue: readonly FixedCase[] = [false, true].flatMap((lasting) => {
  const cast = { accounts: [0, 1], lasting } as const;
  const kept = lasting ? 'with' : 'without';
  return [
    {
      what: `a member is put out while their changes wait without a connection, ${kept} a queue that lasts`,
      cast,
      steps: [
        { by: 1, do: 'add', on: 'e1', size: 11, wait: 'quiet' },
        { by: 1, do: 'offline' },
        { by: 1, do: 'edit', on: 'e1', size: 66 },
        { by: 1, do: 'add', on: 'e2', size: 12 },
        { by: 1, do: 'edit', on: 'e1', size: 77 },
        { by: 0, do: 'remove member', with: '1', wait: 'quiet' },
        { by: 1, do: 'reload' },
        { by: 1, do: 'online' },
        { by: 1, do: 'rest' },
        { by: 1, do: 'join', on: 'P9' },
        { by: 1, do: 'retry' },
      ],
    },
    {
      what: `what is due is added while no answer comes, ${kept} a queue that lasts`,
      cast,
      steps: [
        { by: 0, do: 'start series', on: 's1', size: 11, wait: 'quiet' },
        { by: 1, do: 'lose answers' },
        { by: 1, do: 'add due', on: 's1', size: 1 },
        { by: 0, do: 'remove member', with: '1', wait: 'quiet' },
        { by: 1, do: 'offline' },
      ],
    },
  ] as const;
});

/** A removed member learns the result of their writes, and no longer receives updates. */
export const membersPutOut: readonly FixedCase[] = [
  {
    what: 'one device leaves and joins again, and the other one of the account adds meanwhile',
    cast: { accounts: [0, 1, 1], lasting: true },
    steps: [
      { by: 1, do: 'leave' },
      { by: 1, do: 'join', on: 'P7' },
      { by: 0, do: 'add', on: 'e4', size: 462_858 },
      { by: 2, do: 'start series', on: 's5', size: 133_048, wait: 'at once' },
    ],
  },
  {
    what: 'an account put out joins again while the next page of its other device sends an expense',
    cast: { accounts: [0, 1, 0, 1], lasting: true },
    steps: [
      { by: 0, do: 'add as usual', on: 'u1', size: 593 },
      { by: 1, do: 'merge', on: 'P7', with: 'P0', size: 0, wait: 'at once' },
      { by: 2, do: 'remove member', with: '1', wait: 'at once' },
      { by: 1, do: 'offline' },
      { by: 1, do: 'add as usual', on: 'u10', size: 416, wait: 'at once' },
      { by: 0, do: 'delete', on: 'u1', wait: 'at once' },
      { by: 1, do: 'reload' },
      { by: 1, do: 'online', wait: 'at once' },
      { by: 1, do: 'take back import', on: 'i6' },
      { by: 3, do: 'join', on: 'P9', wait: 'at once' },
      { by: 3, do: 'lose answers', wait: 'at once' },
    ],
  },
  ...withAndWithoutQueue,
];
