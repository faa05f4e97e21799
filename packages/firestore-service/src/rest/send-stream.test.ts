import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Message, RpcError } from '@quits/service-base';
import { afterEach, expect, it } from 'vitest';
import { COLUMNS_TYPE } from './columns.ts';
import { sendStream } from './send-stream.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Serves messages until the test ends; returns the URL. */
async function serve(messages: () => AsyncIterable<Message>): Promise<string> {
  const server = createServer((request, response) => {
    void sendStream(request, response, messages()).catch(() => response.destroy());
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const TIME = '2026-01-02T03:04:05.678901Z';

const document = (n: number): Message => ({
  document: {
    name: `d${n}`,
    fields: { text: { stringValue: 'x"\u{1f600}'.repeat(300) } },
    createTime: TIME,
    updateTime: TIME,
  },
  // The last message of a transaction has more.
  ...(n % 2 === 0 ? { readTime: TIME } : {}),
});

async function* documents(count: number): AsyncGenerator<Message> {
  for (let n = 0; n < count; n += 1) yield document(n);
}

it.each(['br', 'gzip', 'identity'])(
  'sends every message with the encoding %s',
  async (encoding) => {
    const url = await serve(() => documents(500));
    const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.json()).toEqual(Array.from({ length: 500 }, (_, n) => document(n)));
  },
);

const asColumns = (encoding: string) => ({
  headers: { 'accept-encoding': encoding, accept: `${COLUMNS_TYPE}, application/json` },
});

async function lines(response: Response): Promise<{ columns?: unknown[][]; message?: unknown }[]> {
  const text = await response.text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { columns?: unknown[][] });
}

it.each(['br', 'gzip', 'identity'])(
  'sends columns to a client that accepts them, with the encoding %s',
  async (encoding) => {
    const url = await serve(async function* () {
      yield* documents(700);
      yield { transaction: 'abc' };
      yield document(700);
    });
    const response = await fetch(url, asColumns(encoding));
    expect(response.headers.get('content-type')).toContain(COLUMNS_TYPE);
    expect(response.headers.get('vary')).toContain('Accept,');
    const found = await lines(response);
    const sent = found.flatMap(({ columns }) => columns?.[0] ?? []);
    // The writer starts another block where the time of reading differs.
    expect(sent).toEqual(Array.from({ length: 701 }, (_, n) => `d${n}`));
    expect(found.at(-2)).toEqual({ message: { transaction: 'abc' } });
  },
);

it('reports a failure after the first block as the last line', async () => {
  const url = await serve(async function* () {
    for (let n = 0; n < 100; n += 1) yield document(2 * n);
    throw new RpcError('ABORTED', 'Too late.');
  });
  const found = await lines(await fetch(url, asColumns('br')));
  expect(found).toHaveLength(2);
  expect(found[1]).toEqual({
    message: { error: { code: 409, status: 'ABORTED', message: 'Too late.' } },
  });
});

it('sends the content length of a short array', async () => {
  const url = await serve(() => documents(2));
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const text = await response.text();
  expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(text));
  expect(JSON.parse(text)).toHaveLength(2);
  const empty = await fetch(await serve(() => documents(0)));
  expect(await empty.json()).toEqual([]);
});

it.each(['br', 'gzip', 'identity'])(
  'sends the first batch while reading the rest, with the encoding %s',
  async (encoding) => {
    const rest = Promise.withResolvers<undefined>();
    const url = await serve(async function* () {
      yield* documents(100);
      await rest.promise;
      yield document(100);
    });
    const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toMatch(/^\[\{"document":\{"name":"d0"/u);
    rest.resolve(undefined);
    await reader?.cancel();
  },
);

it('reports a failure after the first batch as the last element', async () => {
  const url = await serve(async function* () {
    yield* documents(200);
    throw new RpcError('ABORTED', 'Too late.');
  });
  const all = (await (await fetch(url)).json()) as unknown[];
  expect(all).toHaveLength(201);
  expect(all.at(-1)).toEqual({ error: { code: 409, status: 'ABORTED', message: 'Too late.' } });
});

it('stops reading when the client disconnects', async () => {
  const ended = Promise.withResolvers<undefined>();
  const url = await serve(async function* () {
    try {
      yield* documents(Number.POSITIVE_INFINITY);
    } finally {
      ended.resolve(undefined);
    }
  });
  const client = new AbortController();
  const response = await fetch(url, { signal: client.signal });
  await response.body?.getReader().read();
  client.abort();
  await ended.promise;
});
