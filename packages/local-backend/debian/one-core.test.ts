import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ONE_CORE_FLAGS } from '../src/cli/fit-to-one-core.ts';
import { freePort } from '../tests/support/server-stage.ts';

const CLI = resolve(import.meta.dirname, '../dist/cli.js');

it('restarts on one core, keeping its process id, with flags for the collection of garbage', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quits-one-core-'));
  const port = String(await freePort());
  const serve = ['serve', '--url', 'https://quits.example.org', '--trust-proxy', '--data', data];
  const child = spawn('taskset', ['-c', '0', process.execPath, CLI, ...serve, '--port', port], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await new Promise<void>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`It has ended with ${code}: ${output}${errors}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready at')) done();
    });
  });
  const line = readFileSync(`/proc/${child.pid}/cmdline`, 'utf8').split('\0');
  expect(line.slice(1, 6)).toEqual([...ONE_CORE_FLAGS, CLI, 'serve']);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(errors).not.toContain('ExperimentalWarning');
  rmSync(data, { recursive: true });
});
