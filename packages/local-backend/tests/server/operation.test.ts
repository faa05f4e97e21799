import { once } from 'node:events';
import { connect } from 'node:tls';
import { eventually } from '@quits/tooling-presets/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServerOptions } from '../../src/server/server-options.ts';
import { sendRaw, type ServerStage, startServerStage } from '../support/server-stage.ts';

const TOKEN = 'a-token-for-prometheus';

let stage: ServerStage;

afterEach(() => stage.stop());

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  stage = await startServerStage({ operations: { port: 0 }, metricsToken: TOKEN, ...options });
}

/** Sends a request to the port for operators. */
function ask(path: string, host = 'localhost') {
  return sendRaw(stage.server.operationsPort ?? 0, false, host, { path });
}

async function valueOf(line: string): Promise<number> {
  const { body } = await ask('/metrics');
  const found = body.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1));
}

describe('a server under observation', () => {
  it('tells its health and metrics at a port of their own', async () => {
    await start();
    expect(await ask('/health')).toMatchObject({ status: 200, body: 'ok\n' });
    const ready = await ask('/ready');
    expect(ready.status).toBe(200);
    expect(JSON.parse(ready.body)).toEqual({ ready: true });
    const answered = 'quits_http_requests_total{service="app",status="2xx"}';
    await stage.send({ path: '/' });
    await expect.poll(() => valueOf(answered)).toBe(1);
    await stage.send({ path: '/' });
    await expect.poll(() => valueOf(answered)).toBe(2);
    expect(await valueOf('quits_http_request_duration_seconds_count{service="app"}')).toBe(2);
    expect(await valueOf('quits_database_bytes')).toBeGreaterThan(4096);
    await expect.poll(() => valueOf('quits_connections')).toBe(0);
  });

  it('answers at that port to no name that another site could have', async () => {
    await start();
    expect(await ask('/metrics', 'evil.example')).toMatchObject({ status: 421 });
    expect(await ask('/metrics', '127.0.0.1:9464')).toMatchObject({ status: 200 });
    expect(await ask('/metrics', 'quits:9464')).toMatchObject({ status: 200 });
    expect(await ask('/__/api/overview')).toMatchObject({ status: 404 });
  });

  it('shows metrics at the public address by the token only', async () => {
    await start();
    const read = (authorization: string) =>
      stage.send({ path: '/__/metrics', headers: { Authorization: authorization } });
    expect(await read(`Bearer ${TOKEN}`)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
    });
    for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      expect(await read(wrong)).toMatchObject({ status: 404 });
    }
  });
});

describe('a server without room', () => {
  it('refuses connections beyond the limit by a response, and takes others later', async () => {
    await start({ maxConnections: 2 });
    const held = [0, 1].map(() =>
      connect({ port: stage.server.port, host: '127.0.0.1', rejectUnauthorized: false }),
    );
    await Promise.all(held.map((socket) => once(socket, 'secureConnect')));
    const refused = await stage.send({ path: '/' });
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(refused.body).toContain('too many connections');
    expect(await valueOf('quits_http_refused_total{reason="connections"}')).toBe(1);
    held[0]?.destroy();
    await eventually(async () =>
      expect(await stage.send({ path: '/' })).toMatchObject({ status: 200 }),
    );
    held[1]?.destroy();
    await expect.poll(() => valueOf('quits_connections')).toBe(0);
  });

  it('refuses requests when memory is short, and says that it is not ready', async () => {
    await start({ maxMemory: 1 });
    const refused = await stage.send({ path: '/' });
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(refused.body).toContain('short of memory');
    expect(await ask('/health')).toMatchObject({ status: 200 });
    for (const answer of [await ask('/ready'), await stage.send({ path: '/__/ready' })]) {
      expect(answer.status).toBe(503);
      expect(JSON.parse(answer.body)).toEqual({ ready: false, reason: 'memory' });
    }
    expect(await valueOf('quits_http_refused_total{reason="memory"}')).toBe(1);
  });
});
