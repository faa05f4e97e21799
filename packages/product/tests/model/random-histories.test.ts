import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const BENCH = fileURLToPath(new URL('../../bench/model.ts', import.meta.url));

/** Steps of one history, and the histories of each of two processes: 1,500 steps in all; the bench plays more. */
const LENGTH = 60;
const HISTORIES = { 14: 13, 2031: 12 };

/** Plays histories in a separate process, in which the SDK calls the service directly. */
function play(seed: string, histories: number): Promise<string> {
  const what = [`--seed=${seed}`, `--steps=${histories * LENGTH}`, `--length=${LENGTH}`];
  const how = ['--properties=abcde', '--no-shrink', '--at-once=4'];
  // A larger young generation: most of what a step allocates dies with it.
  const node = ['--max-semi-space-size=32', '--conditions=@quits/source'];
  const flags = [...node, BENCH, ...what, ...how];
  return new Promise((resolve) => {
    execFile(process.execPath, flags, (_, out, errors) => {
      resolve(out + errors);
    });
  });
}

it(
  'leaves the ledger true on every device, in random histories',
  { timeout: 900_000 },
  async () => {
    const played = Object.entries(HISTORIES).map(async ([seed, histories]) => {
      const out = await play(seed, histories);
      expect(out).toMatch(/^\d+ steps, seeds \d+ to \d+, 0 failed/u);
    });
    await Promise.all(played);
  },
);
