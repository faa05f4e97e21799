import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A fake server for tests. */
export interface StandIn {
  readonly origin: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Its response; `undefined` never responds. A string is a page, everything else JSON. */
export type Answer = { readonly status: number; readonly body: unknown } | undefined;

/** Forwards all requests, and removes a header from the responses. */
export interface Forward {
  readonly forwardTo: string;
  readonly without: string;
}

/** Starts a fake server on a free port. */
export async function standIn(
  what: ((path: string, body: string) => Answer) | Forward,
): Promise<StandIn> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) =>
      typeof what === 'function'
        ? reply(response, what(request.url ?? '/', body.toString()))
        : forward(request, body, response, what),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const { port } = address;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function reply(response: ServerResponse, answer: Answer): void {
  if (answer === undefined) return;
  const { status, body } = answer;
  const isPage = typeof body === 'string';
  response.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' });
  response.end(isPage ? body : JSON.stringify(body));
}

async function forward(
  request: IncomingMessage,
  body: Buffer<ArrayBuffer>,
  response: ServerResponse,
  { forwardTo, without }: Forward,
): Promise<void> {
  const dropped = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !dropped.has(name) ? [[name, value] as [string, string]] : [],
  );
  const { method = 'GET' } = request;
  const answer = await fetch(`${forwardTo}${request.url ?? ''}`, {
    method,
    headers,
    ...(body.length === 0 ? {} : { body }),
  });
  const kept = [...answer.headers].filter(
    ([name]) => name !== without && !dropped.has(name) && name !== 'content-encoding',
  );
  response.writeHead(answer.status, Object.fromEntries(kept));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
