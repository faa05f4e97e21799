import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { verifyBackup } from '../../src/backup/verify-backup.ts';
import { createBackupStage, SECRET } from '../../tests/support/backup-stage.ts';

const WRITER = fileURLToPath(new URL('./backed-up-writer.ts', import.meta.url));
const KILLS = 4;

test('has everything that was backed up whenever the server is killed', async () => {
  const stage = createBackupStage();
  let next = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // oxlint-disable no-await-in-loop -- Each writer goes on with the data of the former.
    const backedUp = await writeUntilKilled(stage.root, next, kill * 3);
    expect(backedUp).toBeGreaterThan(next);
    const { documents } = await stage.restored();
    const numbers = Object.keys(documents).map(Number);
    expect(numbers.length).toBeGreaterThan(backedUp);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, n) => n));
    next = backedUp + 1;
    // oxlint-enable no-await-in-loop
  }
  expect((await verifyBackup({ store: stage.store, secret: SECRET })).problems).toEqual([]);
  stage.close();
}, 60_000);

/** Starts a writer and kills it some lines later; returns the last number that is in the backup. */
async function writeUntilKilled(root: string, first: number, lines: number): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--conditions=@quits/source', WRITER, root, String(first), SECRET.toString()],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    if (output.split('\n').length > lines) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return Number(output.split('\n').at(-2));
}
