import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../examples/decide.ts', import.meta.url));
const README = new URL('../README.md', import.meta.url);

test('decides without a server', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=@quits/source',
    SCRIPT,
  ]);
  expect(stdout.split('\n')).toEqual([
    "ada may read it, for 7 expressions. allowed for 'get' @ L4",
    "ben may not read it, for 7 expressions. false for 'get' @ L4",
    '  L4:22 request.auth.uid == resource.data.author → false (request.auth.uid = "ben", resource.data.author = "ada")',
    'Coverage: [{"value":{"boolValue":true},"count":1},{"value":{"boolValue":false},"count":1}]',
    '',
  ]);
});

test('the README shows the example as it runs', () => {
  const [, shown] = /```ts\n([\s\S]*?)```/.exec(readFileSync(README, 'utf8')) ?? [];
  const code = readFileSync(SCRIPT, 'utf8').replace(/^(?:\/\/.*\n)+/, '');
  expect(shown).toBe(code);
});
