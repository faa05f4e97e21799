import type { FixedCase } from '../fixed-case.ts';

const cast = { accounts: [0, 1], lasting: false } as const;
const made = [
  { by: 0, do: 'add', on: 'e1', size: 11, wait: 'quiet' },
  { by: 0, do: 'offline' },
] as const;
const meanwhile = { by: 1, do: 'edit', on: 'e1', size: 120, wait: 'quiet' } as const;

/** Several changes of one expense are pending on a device while another member changes it. */
export const severalChangesWait: readonly FixedCase[] = [
  {
    what: 'edited twice offline, and once by somebody else',
    cast,
    steps: [
      ...made,
      { by: 0, do: 'edit', on: 'e1', size: 66 },
      { by: 0, do: 'edit', on: 'e1', size: 42 },
      meanwhile,
      { by: 0, do: 'online' },
    ],
  },
  {
    what: 'deleted and brought back by Undo offline, and edited by somebody else',
    cast,
    steps: [
      ...made,
      { by: 0, do: 'delete', on: 'e1' },
      { by: 0, do: 'undo', on: 'e1' },
      meanwhile,
      { by: 0, do: 'online' },
    ],
  },
  {
    what: 'edited and deleted offline, and edited by somebody else',
    cast,
    steps: [
      ...made,
      { by: 0, do: 'edit', on: 'e1', size: 66 },
      { by: 0, do: 'delete', on: 'e1' },
      meanwhile,
      { by: 0, do: 'online' },
    ],
  },
  {
    what: 'an older version brought back twice offline, and one by somebody else',
    cast: { ...cast, lasting: true },
    steps: [
      { by: 0, do: 'add', on: 'e1', size: 11 },
      { by: 0, do: 'edit', on: 'e1', size: 66 },
      { by: 0, do: 'edit', on: 'e1', size: 42, wait: 'quiet' },
      { by: 0, do: 'offline' },
      { by: 0, do: 'bring older back', on: 'e1', size: 1 },
      { by: 0, do: 'bring older back', on: 'e1', size: 2 },
      { by: 0, do: 'reload' },
      meanwhile,
      { by: 0, do: 'online' },
    ],
  },
];
