import { expect, test } from 'vitest';
import { lintMessage } from './lint-message.ts';

test.each([
  'fix(auth): keep the session when a refresh fails',
  'feat!: need a passkey',
  'docs: focus on what changed\n\nA body with a long address: https://example.com/' +
    'x'.repeat(99),
  'Merge work on rules tests',
  'Revert "feat: add budgets"',
  'fixup! feat: add budgets',
])('takes %j', async (message) => {
  expect(await lintMessage(message)).toEqual([]);
});

test.each([
  ['Keep the session', 'type may not be empty'],
  ['fix(auth): Keep the session', 'subject must not be'],
  ['fix(auth): keep the session.', 'full stop'],
  ['wip: keep the session', 'type must be one of'],
  [`fix: keep ${'x'.repeat(63)}`, 'must not be longer than 72'],
  ['fix: keep the session\nand say why', 'body must have leading blank line'],
  ['fix: added a session', 'imperative'],
  ['fix: keeps the session', 'imperative'],
  ['fix: keeping the session', 'imperative'],
  ['fix: the session is kept', 'imperative'],
])('of %j says %j', async (message, problem) => {
  expect((await lintMessage(message)).join('\n')).toContain(problem);
});
