import type { FixedCase } from '../fixed-case.ts';

const cast = { accounts: [0, 1], lasting: true } as const;

/**
 * Writes that a page left in the SDK's queue are shown by the next page on a consistent state of
 * the group.
 */
export const sumsAfterReload: readonly FixedCase[] = [
  {
    what: 'two tabs close while a write of each waits, and one of them shows the later write first',
    cast: { accounts: [0, 1], lasting: false },
    steps: [
      { by: 0, do: 'offline' },
      { by: 0, do: 'start series', on: 's4', size: 788_962, wait: 'gone' },
      { by: 0, do: 'second tab' },
      { by: 0, do: 'online', tab: 1 },
      { by: 1, do: 'reload' },
      { by: 0, do: 'settle', on: 'pay5', size: 86_133, tab: 1, wait: 'gone' },
      { by: 0, do: 'add', on: 'e6', size: 537_687 },
      { by: 1, do: 'settle', on: 'pay9', size: 961_541, wait: 'at once' },
    ],
  },
  {
    what: 'a tab shows an edit of a page that has gone before an expense that another one has left',
    cast: { accounts: [0, 1], lasting: false },
    steps: [
      { by: 1, do: 'add', on: 'e1', size: 898_566, wait: 'at once' },
      { by: 1, do: 'add', on: 'e4', size: 506_341, wait: 'gone' },
      { by: 1, do: 'second tab', wait: 'gone' },
      { by: 1, do: 'offline', tab: 1, wait: 'quiet' },
      { by: 1, do: 'online', wait: 'at once' },
      { by: 1, do: 'delete', on: 'e2', tab: 1 },
      { by: 1, do: 'edit', on: 'e1', size: 452_312, wait: 'at once' },
      { by: 1, do: 'edit', on: 'e1', size: 361_441 },
      { by: 1, do: 'add all due', wait: 'gone' },
    ],
  },
  {
    what: 'a tab takes over an edit and a deletion while it asks about an earlier series',
    cast: { accounts: [0, 1], lasting: false },
    steps: [
      { by: 0, do: 'import', on: 'i1', size: 270 },
      { by: 0, do: 'reload', wait: 'quiet' },
      { by: 0, do: 'start series', on: 's2', size: 136_749, wait: 'at once' },
      { by: 0, do: 'rename group', size: 49, tab: 1, wait: 'gone' },
      { by: 0, do: 'edit', on: 's2-first', size: 758_191, wait: 'gone' },
      { by: 1, do: 'second tab' },
      { by: 0, do: 'lose answers' },
      { by: 0, do: 'edit', on: 'i1-0', size: 621_354, wait: 'at once' },
      { by: 0, do: 'edit', on: 'i1-1', size: 199_521, tab: 1 },
      { by: 0, do: 'delete', on: 'i1-0', wait: 'gone' },
      { by: 0, do: 'offline', wait: 'at once' },
      { by: 0, do: 'online' },
      { by: 1, do: 'online', tab: 1 },
      { by: 0, do: 'add as usual', on: 'u4', size: 723 },
    ],
  },
  {
    what: 'somebody else adds while an edit waits in the queue of a page that has gone',
    cast,
    steps: [
      { by: 0, do: 'add', on: 'e1', size: 11, wait: 'quiet' },
      { by: 0, do: 'offline' },
      { by: 0, do: 'edit', on: 'e1', size: 66 },
      { by: 0, do: 'reload' },
      { by: 1, do: 'add person', on: 'Q1' },
      { by: 1, do: 'add', on: 'e2', size: 12 },
      { by: 1, do: 'add', on: 'e3', size: 676777, wait: 'quiet' },
      { by: 0, do: 'online' },
    ],
  },
  {
    what: 'a page closes while an edit waits that was refused and is tried again',
    cast: { accounts: [0, 1, 2], lasting: false },
    steps: [
      { by: 1, do: 'add', on: 'e1', size: 74_315 },
      { by: 0, do: 'edit', on: 'e1', size: 954_288, wait: 'at once' },
      { by: 0, do: 'edit', on: 'e1', size: 877_601, wait: 'quiet' },
      { by: 0, do: 'add', on: 'e2', size: 175_388, wait: 'quiet' },
      { by: 2, do: 'settle', on: 'pay4', size: 217_756 },
      { by: 0, do: 'retry', wait: 'at once' },
      { by: 0, do: 'edit', on: 'e2', size: 105_646, wait: 'at once' },
      { by: 0, do: 'edit', on: 'e1', size: 635_736, wait: 'gone' },
    ],
  },
];
