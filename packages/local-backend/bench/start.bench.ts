import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalBackend } from '../src/index.ts';

// Measures startup time and memory against the official identity emulator, if `firebase` is in the
// PATH; docs/performance.md has the installation command.
const BUILT = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const MOST_TIME = 500;
const MOST_TIME_INSIDE = 100;
const MOST_MEMORY = 150;

let folder: string;

beforeAll(() => {
  if (!existsSync(BUILT)) throw new Error('Build the package first: pnpm build.');
  folder = mkdtempSync(join(tmpdir(), 'quits-start-'));
  writeFileSync(
    join(folder, 'firebase.json'),
    '{"emulators":{"auth":{"port":9399},"ui":{"enabled":false}}}',
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

interface Started {
  /** From launch to the ready message, in ms. */
  readonly time: number;
  /** CPU time in ms: the wall-clock time on an idle machine. */
  readonly work: number;
  /** Resident, of the process and its children, in MiB. */
  readonly memory: number;
}

async function start(command: string, args: string[], ready: string): Promise<Started> {
  const begun = performance.now();
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    output += chunk.toString();
    if (output.includes(ready)) break;
  }
  if (!output.includes(ready)) throw new Error(`${command} ended before it was ready.`);
  const time = performance.now() - begun;
  const memory = memoryOf(child);
  const work = workOf(child);
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  return { time, work, memory };
}

function memoryOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** User and system time, of which Linux counts a hundred ticks a second. */
function workOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const ours = () =>
  start(process.execPath, [BUILT, '--port', '0', '--data', join(folder, 'data')], 'Ready at');
const official = () =>
  start(
    'firebase',
    ['emulators:start', '--only', 'auth', '--project', 'demo-x'],
    'All emulators ready',
  );
const hasOfficial = spawnSync('firebase', ['--version']).status === 0;

/** Returns the best of several runs, since other load on the machine only adds. */
async function leastOf(count: number, run: () => Promise<Started>): Promise<Started> {
  const runs: Started[] = [];
  while (runs.length < count) runs.push(await run());
  const least = (value: (started: Started) => number) => Math.min(...runs.map(value));
  return {
    time: least(({ time }) => time),
    work: least(({ work }) => work),
    memory: least(({ memory }) => memory),
  };
}

function report(who: string, { time, work, memory }: Started): void {
  console.log(
    `${who}: ready after ${time.toFixed(0)} ms (${work} ms of work) with ${memory.toFixed(0)} MiB`,
  );
}

const TIMES = { iterations: 5, warmupIterations: 1, time: 0, warmupTime: 0 };

test('all services in a process of their own', { timeout: 60_000 }, async ({ bench }) => {
  await bench('ours, on disk', async () => {
    await ours();
  }).run(TIMES);
});

test.skipIf(!hasOfficial)(
  'the official emulator of identity alone takes longer and more',
  { timeout: 300_000 },
  async () => {
    const [theirs, own] = [await leastOf(3, official), await leastOf(3, ours)];
    report('the official emulator of identity', theirs);
    report('ours, all services', own);
    expect(own.work).toBeLessThan(theirs.work);
    expect(own.memory).toBeLessThan(theirs.memory);
  },
);

test('all services in the process of a test', async ({ bench }) => {
  await bench('ours, in memory', async () => {
    const backend = await startLocalBackend();
    await backend.stop();
  }).run();
});

test('is ready within 100 ms in the process of a test', async () => {
  const times: number[] = [];
  while (times.length < 5) {
    const before = performance.now();
    const backend = await startLocalBackend();
    times.push(performance.now() - before);
    await backend.stop();
  }
  expect(Math.min(...times)).toBeLessThan(MOST_TIME_INSIDE);
});

test('keeps to its time and memory', { timeout: 60_000 }, async () => {
  const least = await leastOf(5, ours);
  report('ours, all services', least);
  expect(least.work).toBeLessThan(MOST_TIME);
  expect(least.memory).toBeLessThan(MOST_MEMORY);
});
