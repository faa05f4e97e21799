import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alternate, type Timing } from '@quits/tooling-backend-testing/alternate';
import { DATABASE, expenseWrite } from './support/expense-write.ts';
import { connectGrpc, type GrpcClient } from './support/grpc-client.ts';
import { startServer, type ServerProcess } from './support/server-process.ts';
import { openWriteChannel, type WriteChannel } from './support/write-channel.ts';

const AT_ONCE = 50;
const folder = mkdtempSync(join(tmpdir(), 'commits-'));

let servers: ServerProcess[];
let ours: GrpcClient;
let peer: GrpcClient;
let channel: WriteChannel;

beforeAll(async () => {
  servers = await Promise.all([
    startServer('./our-server.ts', join(folder, 'data')),
    startServer('./peer-server.ts'),
  ]);
  const [ourPort = 0, peerPort = 0] = servers.map(({ port }) => port);
  ours = connectGrpc(ourPort);
  peer = connectGrpc(peerPort);
  channel = await openWriteChannel(ourPort, DATABASE);
}, 60_000);

afterAll(async () => {
  ours.stop();
  peer.stop();
  channel.stop();
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
});

function commit(client: GrpcClient): Promise<void> {
  return client.call('Commit', { database: DATABASE, writes: [expenseWrite()] });
}

function atOnce(act: () => Promise<void>): Promise<unknown> {
  return Promise.all(Array.from({ length: AT_ONCE }, act));
}

function expectFaster(one: Timing | undefined, other: Timing | undefined): void {
  expect(one?.median).toBeLessThan(Number(other?.median));
  expect(one?.mean).toBeLessThan(Number(other?.mean));
}

test('one document after the other: faster than in memory', { timeout: 120_000 }, async () => {
  const [grpc, webChannel, inMemory] = await alternate([
    { name: 'ours over gRPC, on disk', act: () => commit(ours) },
    { name: 'ours over WebChannel, on disk', act: () => channel.write([expenseWrite()]) },
    { name: '@firestore-emulator/server over gRPC, in memory', act: () => commit(peer) },
  ]);
  expectFaster(grpc, inMemory);
  expectFaster(webChannel, inMemory);
});

test(`${AT_ONCE} documents at once: faster than in memory`, { timeout: 120_000 }, async () => {
  const [grpc, inMemory] = await alternate([
    { name: 'ours over gRPC, on disk', act: () => atOnce(() => commit(ours)) },
    {
      name: '@firestore-emulator/server over gRPC, in memory',
      act: () => atOnce(() => commit(peer)),
    },
  ]);
  expectFaster(grpc, inMemory);
});
