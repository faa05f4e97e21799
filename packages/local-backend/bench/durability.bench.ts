import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  printWrites,
  summarizeWrites,
  writeFor,
  type WriteTimes,
} from './support/concurrent-writers.ts';
import { connectGrpc, type GrpcClient } from './support/grpc-client.ts';
import { startServer, type ServerProcess } from './support/server-process.ts';

const ROUNDS = 10;
/** Duration of one server's turn, in milliseconds. */
const TURN = 500;

const folder = mkdtempSync(join(tmpdir(), 'durability-'));

let servers: ServerProcess[];
let clients: readonly { readonly name: string; readonly client: GrpcClient }[];

beforeAll(async () => {
  const names = ['process', 'power'];
  servers = await Promise.all(
    names.map((name) => startServer('./our-server.ts', join(folder, name), name)),
  );
  clients = servers.map(({ port }, i) => ({ name: names[i] ?? '', client: connectGrpc(port) }));
}, 60_000);

afterAll(async () => {
  for (const { client } of clients) client.stop();
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
});

// Commits that share a disk sync make up for the wait once many write.
test.each([
  [1, 0],
  [10, 0],
  [100, 0.5],
] as const)(
  'writes of %i writers, durable beside not',
  { timeout: 120_000 },
  async (writers, least) => {
    const all = clients.map((): WriteTimes[] => []);
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [i, { client }] of clients.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- Servers take turns.
        const times = await writeFor(client, writers, TURN);
        // The first round warms up.
        if (round >= 0) all[i]?.push(times);
      }
    }
    const [quick, durable] = all.map((whiles) => summarizeWrites(whiles));
    if (quick === undefined || durable === undefined) throw new Error('A server is missing.');
    printWrites(`${writers} writers, --no-durable`, quick);
    printWrites(`${writers} writers, --durable`, durable);
    expect(durable.perSecond).toBeGreaterThan(least * quick.perSecond);
  },
);
