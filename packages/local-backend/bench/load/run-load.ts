import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type * as fitToOneCoreModule from '../../src/cli/fit-to-one-core.ts';
import type { ServerAddress } from './channel.ts';
import { measureLoad, type LoadReport } from './measure-load.ts';
import type { ClientResult, ClientTask } from './load-clients.ts';
import type { Member, ServerTask, ServerUsage } from './load-server.ts';

/**
 * Measures a server with SDK-like clients in a process of their own: members of groups, each with one stream and the four
 * targets of the app with a group open, while one member of each group adds expenses. With `--base`, the server of another
 * checkout runs the same load in the same run. With `--tls`, the server encrypts, and speaks HTTP/2.
 */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    group: { type: 'string', default: '50' },
    rate: { type: 'string', multiple: true, default: ['1'] },
    seconds: { type: 'string', default: '10' },
    base: { type: 'string' },
    profile: { type: 'string' },
    tls: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
/** Time of writes before the first ones that are measured, in seconds. */
const WARM_UP = 5;
const OWN = fileURLToPath(new URL('../../../..', import.meta.url));
const hasTaskset = spawnSync('taskset', ['--version']).error === undefined;
const members = Number(values.clients);
const groupSize = Number(values.group);
const checkouts = values.base === undefined ? [OWN] : [values.base, OWN];

for (const checkout of checkouts) {
  // oxlint-disable-next-line no-await-in-loop -- One server at a time.
  for (const report of await runLoad(checkout)) print(checkout === OWN ? 'this' : 'base', report);
}

async function runLoad(checkout: string): Promise<readonly LoadReport[]> {
  const task: ServerTask = { checkout, members, groupSize, isSecure: values.tls };
  const profile =
    values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const flags = ['--expose-gc', ...(await oneCoreFlags(checkout)), ...profile];
  const server = start('./load-server.ts', [JSON.stringify(task)], flags, 0);
  // On two cores, neither takes the other's time.
  const clients = start('./load-clients.ts', [], [], Math.min(1, availableParallelism() - 1));
  try {
    const [ready] = (await message(server)) as [
      { address: ServerAddress; members: readonly Member[] },
    ];
    const before = await usageOf(server, true);
    await ask(clients, { kind: 'connect', ...ready });
    const connected = await usageOf(server, true);
    // The server's code is compiled while it runs.
    await ask(clients, {
      kind: 'write',
      rate: Number(values.rate[0]),
      seconds: WARM_UP,
      groupSize,
    });
    const reports: LoadReport[] = [];
    for (const rate of values.rate.map(Number)) {
      const seconds = Number(values.seconds);
      const begun = performance.now();
      const start = await usageOf(server, true);
      const result = await ask(clients, { kind: 'write', rate, seconds, groupSize });
      const end = await usageOf(server, false);
      reports.push(
        measureLoad({
          result: result as ClientResult,
          clients: members,
          groups: Math.ceil(members / groupSize),
          rate,
          cpu: (end.cpu - start.cpu) / 1000,
          elapsed: performance.now() - begun,
          idleMemory: (connected.memory - before.memory) / members,
          memory: end.memory,
          delay: end.delay,
          collection: end.collection,
        }),
      );
    }
    return reports;
  } finally {
    if (clients.connected) clients.disconnect();
    if (server.connected) server.disconnect();
    if (server.exitCode === null) await once(server, 'exit');
  }
}

/** Returns the flags with which `serve` of a checkout restarts on one core. */
async function oneCoreFlags(checkout: string): Promise<readonly string[]> {
  const file = join(checkout, 'packages/local-backend/src/cli/fit-to-one-core.ts');
  if (!existsSync(file)) return [];
  const module = (await import(pathToFileURL(file).href)) as Partial<typeof fitToOneCoreModule>;
  // Earlier ones had this one only.
  return module.ONE_CORE_FLAGS ?? ['--single-threaded-gc'];
}

/** Starts a process that stays on one core, where the system can. */
function start(
  script: string,
  args: readonly string[],
  flags: readonly string[],
  core: number,
): ChildProcess {
  const execArgv = ['--conditions=@quits/source', ...flags];
  const pinned = hasTaskset
    ? { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath, ...execArgv] }
    : { execArgv };
  return fork(fileURLToPath(new URL(script, import.meta.url)), args, pinned);
}

async function ask(clients: ChildProcess, task: ClientTask): Promise<unknown> {
  clients.send(task);
  const [result] = await message(clients);
  return result;
}

/** `isStart` leaves the collection of garbage for the measurement of memory out of the CPU time that follows. */
async function usageOf(server: ChildProcess, isStart: boolean): Promise<ServerUsage> {
  server.send(isStart);
  const [usage] = await message(server);
  return usage as ServerUsage;
}

function print(name: string, report: LoadReport): void {
  console.log(
    values.json ? JSON.stringify({ name, ...report }) : `${name}:`,
    values.json ? '' : report,
  );
}

/** Waits for the next message of a process. @throws if it ends instead */
async function message(child: ChildProcess): Promise<unknown[]> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('A process of the load ended early.');
  });
  try {
    return await Promise.race([once(child, 'message', { signal }), ended]);
  } finally {
    over.abort();
    ended.catch(() => undefined);
  }
}
