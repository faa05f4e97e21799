import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../examples/ledger.ts', import.meta.url));

test('a script of Node plays a whole ledger: two people, an expense, a settlement', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=@quits/source',
    SCRIPT,
  ]);
  expect(stdout.split('\n')).toEqual(['Dinner: Ana 2500, Ben -2500', 'Settled: Ana 0, Ben 0', '']);
});
