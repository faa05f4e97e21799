import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FloodResult, FloodTask } from './flooder.ts';
import { comeIn } from './honest-person.ts';
import { type ManyPeople, openTogether } from './many-people.ts';

const MEBI = 1024 * 1024;
const PEOPLE = 30;
/** How long the quiet is measured before and after, in ms. */
const QUIET = 15_000;
const HONEST = '127.0.0.3';
const FLOODER = '127.0.0.2';
const SHARED = '127.0.0.4';

/** Figures of a run. */
interface Report {
  /** People behind one address who come in at the same moment. */
  readonly together: ManyPeople;
  /** Latency of the honest person's requests in ms: p50 and p99. */
  readonly quiet: Percentiles;
  readonly floods: readonly (Percentiles & {
    readonly kind: string;
    readonly seconds: number;
    readonly answers: FloodResult;
  })[];
  /** MiB by which the data folder grew, without the log of the database. */
  readonly diskGrowth: number;
  /** MiB of that log, which the server reuses at 250 MiB, or earlier when it is idle. */
  readonly log: number;
}

interface Percentiles {
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
}

/**
 * Floods a server from a process and an address of its own, and fails unless an honest person's p99 stays below twice
 * the quiet one and the disk stays bounded. `--no-limits` shows what would happen without the limits.
 */
const hasLimits = !process.argv.includes('--no-limits');
const report = await run(hasLimits);
console.log(JSON.stringify(report, undefined, 2));
const failures = [
  ...report.floods
    .filter(({ p99 }) => p99 >= 2 * report.quiet.p99)
    .map(({ kind, p99 }) => `${kind}: p99 ${p99} ms, quiet ${report.quiet.p99} ms`),
  ...(report.diskGrowth < 16 ? [] : [`the data grew by ${report.diskGrowth} MiB`]),
  ...(report.log < 264 ? [] : [`the log grew to ${report.log} MiB`]),
];
for (const failure of failures) console.error(failure);
process.exitCode = hasLimits && failures.length > 0 ? 1 : 0;

async function run(isLimited: boolean): Promise<Report> {
  const off = { accounts: 0, requests: 0, connections: 0, reads: 0, writes: 0, megabytes: 0 };
  const server = start('./flood-server.ts', [JSON.stringify(isLimited ? {} : off)]);
  const [{ port, data }] = (await once(server, 'message')) as [{ port: number; data: string }];
  const flooder = start('./flooder.ts', []);
  try {
    const person = await comeIn(port, HONEST);
    await person.act(3000);
    const before = sizeOf(data, '**/*[!l]');
    const earlier = await person.act(QUIET);
    const together = await openTogether(port, SHARED, PEOPLE);
    const floods = [];
    for (const task of [
      { kind: 'sign-ups', count: 10_000, atOnce: 1000, connections: 20 },
      { kind: 'reads', count: 100_000, atOnce: 2000, connections: 40 },
    ] as const) {
      const began = performance.now();
      const ended = once(flooder, 'message') as Promise<[FloodResult]>;
      flooder.send({ ...task, port, address: FLOODER } satisfies FloodTask);
      const times = await person.act(ended);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      const [answers] = await ended;
      floods.push({ kind: task.kind, seconds, ...percentilesOf(times), answers });
    }
    const diskGrowth = mebiOf(sizeOf(data, '**/*[!l]') - before);
    const later = await person.act(QUIET);
    person.leave();
    const log = mebiOf(sizeOf(data, '**/*-wal'));
    return { quiet: percentilesOf([...earlier, ...later]), together, floods, diskGrowth, log };
  } finally {
    flooder.disconnect();
    flooder.kill();
    server.disconnect();
    await once(server, 'exit');
  }
}

function start(script: string, args: readonly string[]): ChildProcess {
  return fork(fileURLToPath(new URL(script, import.meta.url)), args, {
    execArgv: ['--conditions=@quits/source'],
  });
}

function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => {
    const time = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
    return Math.round(time * 10) / 10;
  };
  return { p50: at(0.5), p99: at(0.99), requests: times.length };
}

function mebiOf(bytes: number): number {
  return Math.round((bytes / MEBI) * 10) / 10;
}

function sizeOf(folder: string, pattern: string): number {
  return globSync(pattern, { cwd: folder }).reduce((sum, name) => {
    const stats = statSync(join(folder, name));
    return sum + (stats.isFile() ? stats.size : 0);
  }, 0);
}
