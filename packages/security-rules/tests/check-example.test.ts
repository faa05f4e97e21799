import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const CHECK = fileURLToPath(new URL('../examples/check.ts', import.meta.url));
const README = new URL('../README.md', import.meta.url);

test('the README shows how rules are checked, as it runs', async () => {
  const section = readFileSync(README, 'utf8').split('## Check rules')[1] ?? '';
  const [, code] = /```ts\n([\s\S]*?)```/.exec(section) ?? [];
  const [, output = ''] = /```text\n([\s\S]*?)```/.exec(section) ?? [];
  expect(code).toBe(readFileSync(CHECK, 'utf8').replace(/^(?:\/\/.*\n)+/, ''));
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=@quits/source',
    CHECK,
  ]);
  expect(stdout.startsWith(`${output}\n`)).toBe(true);
  expect(stdout).toContain('get /databases/{database}/documents/notes/{id} costs at most');
});
