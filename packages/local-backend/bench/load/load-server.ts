import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import type * as firestoreService from '@quits/firestore-service';
import type * as openDatabaseModule from '../../src/data/open-database.ts';
import type * as readIndexesModule from '../../src/files/read-indexes.ts';
import type * as startServerModule from '../../src/server/start-server.ts';
import type { ServerAddress } from './channel.ts';
import { groupWrites } from './group-data.ts';

/** A member of a group under load. */
export interface Member {
  readonly uid: string;
  readonly token: string;
  readonly group: string;
}

/** Work of the process with the server. */
export interface ServerTask {
  /** Checkout of this repository whose server is started. */
  readonly checkout: string;
  readonly members: number;
  readonly groupSize: number;
  /** Whether the server encrypts, with HTTP/2, instead of a proxy. */
  readonly isSecure: boolean;
}

/** CPU time in µs and memory in bytes of the server so far, and its delays in ms since it was last asked. */
export interface ServerUsage {
  readonly cpu: number;
  readonly memory: number;
  /** Of its event loop. */
  readonly delay: readonly [p99: number, longest: number];
  /** Longest pause for garbage collection, and all of them together. */
  readonly collection: readonly [longest: number, all: number];
}

const OFF = {
  accounts: 0,
  requests: 0,
  connections: 0,
  reads: 0,
  writes: 0,
  megabytes: 0,
  documents: 0,
  room: 0,
};
const ADMIN = { kind: 'admin' } as const;
const AT_ONCE = 20;
/** In ms. */
const SETTLING = 200;
const HOST = 'quits.example.org';

// Starts the production server of a checkout, as behind a proxy, with the app's rules and indexes and many members.
const task = JSON.parse(process.argv[2] ?? '{}') as ServerTask;
const folder = mkdtempSync(join(tmpdir(), 'quits-load-'));
const { startServer } = await load<typeof startServerModule>(
  'local-backend/src/server/start-server.ts',
);

async function load<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(join(task.checkout, 'packages', path)).href)) as Module;
}

function certificate() {
  const keyFile = join(folder, 'key.pem');
  const certificateFile = join(folder, 'certificate.pem');
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${HOST} -addext subjectAltName=DNS:${HOST} -keyout ${keyFile} -out ${certificateFile}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  return { kind: 'files', certificateFile, keyFile } as const;
}

function start(durability: 'power' | 'process', isSecure: boolean) {
  const firebase = join(task.checkout, 'apps/web/firebase');
  return startServer({
    url: `https://${HOST}`,
    data: join(folder, 'data'),
    encryption: isSecure ? certificate() : { kind: 'proxy' },
    host: '127.0.0.1',
    port: 0,
    durability,
    rulesFile: join(firebase, 'firestore.rules'),
    storageRulesFile: join(firebase, 'storage.rules'),
    indexesFile: join(firebase, 'firestore.indexes.json'),
    limits: OFF,
    puzzles: 'never',
    log: ({ level, message }) => {
      if (level === 'error') console.error(message);
    },
  });
}

async function signUp(port: number): Promise<{ uid: string; token: string }> {
  const response = await fetch(
    `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https' },
      body: '{"returnSecureToken":true}',
    },
  );
  if (!response.ok) throw new Error(`Sign-up: ${response.status} ${await response.text()}`);
  const { idToken, localId } = (await response.json()) as { idToken: string; localId: string };
  return { uid: localId, token: idToken };
}

async function signUpAll(): Promise<readonly Member[]> {
  const server = await start('process', false);
  const members: Member[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < task.members) {
        const group = `g${Math.floor(next / task.groupSize)}`;
        next += 1;
        members.push({ ...(await signUp(server.port)), group });
      }
    }),
  );
  await server.stop();
  return members;
}

async function seed(members: readonly Member[]): Promise<void> {
  const { openDatabase } = await load<typeof openDatabaseModule>(
    'local-backend/src/data/open-database.ts',
  );
  const { createFirestore } = await load<typeof firestoreService>('firestore-service/src/index.ts');
  const { readAllIndexes } = await load<typeof readIndexesModule>(
    'local-backend/src/files/read-indexes.ts',
  );
  const indexesFile = join(task.checkout, 'apps/web/firebase/firestore.indexes.json');
  const storage = openDatabase({ kind: 'folder', path: join(folder, 'data') });
  const indexes = readAllIndexes([indexesFile]);
  const firestore = createFirestore({
    storage,
    rules: () => undefined,
    indexes,
    authenticate: () => ADMIN,
  });
  const groups = Map.groupBy(members, ({ group }) => group);
  for (const [group, those] of groups) {
    const writes = groupWrites(
      group,
      those.map(({ uid }) => uid),
    );
    const database = 'projects/quits/databases/(default)';
    await firestore.service.unary('Commit', { database, writes }, {});
  }
  firestore.stop();
  storage.close();
}

const members = await signUpAll();
await seed(members);
const server = await start('power', task.isSecure);
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
let pauses: number[] = [];
new PerformanceObserver((list) => {
  pauses.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ entryTypes: ['gc'] });
process.on('message', (isStart: boolean) => {
  const delay = [delays.percentile(99) / 1e6, delays.max / 1e6] as const;
  const collection = [Math.max(0, ...pauses), pauses.reduce((sum, one) => sum + one, 0)] as const;
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const memory = process.memoryUsage().rss;
  const own = process.cpuUsage();
  const cpu = isStart ? own.user + own.system : user + system;
  // Once what was caused by that collection is over.
  setTimeout(() => {
    pauses = [];
    delays.reset();
    process.send?.({ cpu, memory, delay, collection } satisfies ServerUsage);
  }, SETTLING);
});
process.on('disconnect', () => {
  void server.stop().then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
const address: ServerAddress = {
  port: server.port,
  ...(task.isSecure ? { secureHost: HOST } : {}),
};
process.send?.({ address, members });
