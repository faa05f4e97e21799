import type { FixedCase } from '../fixed-case.ts';

/** Applied writes are recognized although their answer was lost. */
export const lostAnswers: readonly FixedCase[] = [false, true].flatMap((lasting) => {
  const cast = { accounts: [0, 1], lasting } as const;
  const kept = lasting ? 'with' : 'without';
  return [
    {
      what: `an expense is added, edited and deleted without an answer, ${kept} a queue that lasts`,
      cast,
      steps: [
        { by: 1, do: 'add', on: 'e1', size: 11, wait: 'quiet' },
        { by: 1, do: 'lose answers' },
        { by: 1, do: 'add', on: 'e2', size: 12 },
        { by: 1, do: 'edit', on: 'e1', size: 66 },
        { by: 0, do: 'rest' },
        { by: 1, do: 'delete', on: 'e1' },
        { by: 1, do: 'reload' },
      ],
    },
    {
      what: `somebody leaves and hears no answer, ${kept} a queue that lasts`,
      cast,
      steps: [
        { by: 1, do: 'lose answers' },
        { by: 1, do: 'leave' },
        { by: 0, do: 'rest' },
        { by: 1, do: 'reload' },
      ],
    },
    {
      what: `somebody adds, leaves and joins again without an answer, ${kept} a queue that lasts`,
      cast,
      steps: [
        { by: 1, do: 'lose answers' },
        { by: 1, do: 'add', on: 'e1', size: 11 },
        { by: 1, do: 'leave' },
        { by: 0, do: 'rest' },
        { by: 1, do: 'offline' },
        { by: 1, do: 'online' },
        { by: 1, do: 'join', on: 'P9' },
        { by: 1, do: 'rest' },
        { by: 1, do: 'edit', on: 'e1', size: 66 },
      ],
    },
  ] as const;
});
