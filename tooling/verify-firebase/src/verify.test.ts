import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import type { Outcome, Run } from './play.ts';
import { tableOf } from './table.ts';

test('the arguments name the project and where its configuration is', () => {
  expect(readArguments(['--project', 'p', '--api-key', 'k', '--quick'])).toMatchObject({
    project: 'p',
    apiKey: 'k',
    quick: true,
  });
  expect(readArguments([])).toMatchObject({ project: undefined, quick: false });
  expect(() => readArguments(['--api-key', 'k'])).toThrow('--project is missing');
  // The embedded backend's behavior isn't an observation of the service.
  expect(() => readArguments(['--record', 'f'])).toThrow('--project is missing');
  expect(() => readArguments(['--projekt', 'p'])).toThrow('--projekt');
});

test('the table tells what differs beside the embedded backend, and what to do', () => {
  const outcome = (state: Outcome['state'], advice = ''): Outcome => {
    return { id: 'guest', title: 'make a group', state, milliseconds: 1234, advice, said: '' };
  };
  const run = (one: Outcome): Run => ({ outcomes: [one], facts: {}, left: [] });
  const table = tableOf(run(outcome('passed')), run(outcome('failed', 'Enable it.')));
  expect(table.split('\n').at(-1)).toBe(
    '| guest | make a group | passed, 1.2 s | failed, 1.2 s | Enable it. |',
  );
  expect(
    tableOf(run(outcome('passed')))
      .split('\n')
      .at(-1),
  ).toBe('| guest | make a group | passed, 1.2 s |');
});
