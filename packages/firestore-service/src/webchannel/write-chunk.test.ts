import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { GzipFragments } from './gzip-fragments.ts';
import { chunkSocketOf, writeChunk } from './write-chunk.ts';

interface Stream {
  readonly response: ServerResponse;
  readonly gzip: GzipFragments;
  readonly received: IncomingMessage;
}

/** Opens responses of a server; nobody reads them yet. */
async function openStreams(count: number): Promise<readonly Stream[]> {
  const responses: ServerResponse[] = [];
  const server = createServer((_, response) => {
    response.flushHeaders();
    responses.push(response);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const streams: Stream[] = [];
  for (let n = 0; n < count; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- In order, to know which response is whose.
    const [received] = (await once(get({ port }), 'response')) as [IncomingMessage];
    const response = responses[n];
    if (response !== undefined) streams.push({ response, gzip: new GzipFragments(), received });
  }
  return streams;
}

test('slow clients get what was written for them, whatever others are sent meanwhile', async () => {
  const streams = await openStreams(3);
  const texts = streams.map(() => '');
  let isCongested = false;
  for (let round = 0; round < 1000; round += 1) {
    for (const [n, { response, gzip }] of streams.entries()) {
      // Short texts aren't compressed.
      const text = `${n}:${round};`.repeat(80);
      texts[n] += text.repeat(12);
      const socket = chunkSocketOf(response);
      if (socket === undefined) throw new Error('The response has no socket.');
      if (!writeChunk(socket, gzip.add(Array<string>(12).fill(text)))) isCongested = true;
    }
  }
  expect(isCongested).toBe(true);
  const bodies = await Promise.all(
    streams.map(async ({ response, gzip, received }) => {
      response.end(Buffer.concat(gzip.end().map((block) => Buffer.from(block))));
      const parts: Buffer[] = [];
      for await (const part of received) parts.push(part as Buffer);
      return gunzipSync(Buffer.concat(parts)).toString();
    }),
  );
  expect(bodies.map(({ length }) => length)).toEqual(texts.map(({ length }) => length));
  expect(bodies).toEqual(texts);
});
