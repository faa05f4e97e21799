import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '@quits/service-base';
import { alternate, type Timing } from '@quits/tooling-backend-testing/alternate';
import { connectGrpc, type GrpcClient } from './support/grpc-client.ts';
import { startServer, type ServerProcess } from './support/server-process.ts';
import { openWriteChannel, type WriteChannel } from './support/write-channel.ts';

const DATABASE = 'projects/demo-bench/databases/(default)';
const AT_ONCE = 50;
const folder = mkdtempSync(join(tmpdir(), 'commits-'));

let servers: ServerProcess[];
let ours: GrpcClient;
let peer: GrpcClient;
let channel: WriteChannel;
let count = 0;

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

/** A document like one of an app, each time another of a thousand. */
function write(): Message {
  count += 1;
  return {
    update: {
      name: `${DATABASE}/documents/expenses/e${count % 1_000}`,
      fields: {
        title: { stringValue: 'Groceries and a bottle of wine' },
        amount: { integerValue: String(count) },
        currency: { stringValue: 'EUR' },
        at: { timestampValue: '2026-11-21T08:30:15.123456Z' },
        shares: {
          mapValue: {
            fields: { ann: { integerValue: '50' }, bob: { integerValue: '50' } },
          },
        },
      },
    },
  };
}

function commit(client: GrpcClient): Promise<void> {
  return client.call('Commit', { database: DATABASE, writes: [write()] });
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
    { name: 'ours over WebChannel, on disk', act: () => channel.write([write()]) },
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
