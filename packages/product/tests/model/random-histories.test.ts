import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const BENCH = fileURLToPath(new URL('../../bench/model.ts', import.meta.url));

/** Plays histories in a process of their own, in which the SDK calls the service directly. */
function play(steps: number): Promise<string> {
  // What shows for a moment (e) after reloads is not always right yet where pages store the SDK's queue.
  const known = ['--stored=abcd', '--no-shrink', '--length=60', '--at-once=8'];
  const flags = ['--conditions=@quits/source', BENCH, ...known];
  return new Promise((resolve) => {
    execFile(process.execPath, [...flags, `--steps=${steps}`], (_, out, errors) => {
      resolve(out + errors);
    });
  });
}

it(
  'leaves the ledger true on every device, in random histories',
  { timeout: 900_000 },
  async () => {
    expect(await play(1_500)).toMatch(/^1500 steps, seeds \d+ to \d+, 0 went wrong/u);
  },
);
