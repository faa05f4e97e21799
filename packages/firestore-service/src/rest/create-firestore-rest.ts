import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsEncoding, compress, type Message, RpcError } from '@quits/service-base';
import type { CallContext, FirestoreService } from '../rpc/firestore-service.ts';
import { toRpcError } from '../rpc/to-rpc-error.ts';
import { errorBody } from './error-body.ts';
import { HTTP_STATUS } from './http-status.ts';
import { readBody } from './read-body.ts';
import { isRestPath, routeRequest, type Route } from './route.ts';

/** Parts of a Firestore that the REST interface uses. */
export interface RestTarget {
  readonly service: FirestoreService;
  /** Removes all documents of a database. */
  clear(database: string): void;
}

/** Handles requests to Firestore's REST interface; returns whether the request was one. */
export type RestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

/**
 * Creates the REST interface: JSON over HTTP. The server must set CORS headers and answer preflight
 * requests.
 */
export function createFirestoreRest(target: RestTarget): RestHandler {
  return async (request, response, url) => {
    if (!isRestPath(url.pathname)) return false;
    await answer(target, request, response, url);
    return true;
  };
}

async function answer(
  target: RestTarget,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  let route: Route | undefined;
  try {
    const body = await readBody(request);
    route = routeRequest(request.method ?? 'GET', url, body);
    if (route === undefined) throw new RpcError('NOT_FOUND', `Nothing is at ${url.pathname}.`);
    await sendJson(request, response, 200, await run(target, route, contextOf(request)));
  } catch (thrown) {
    const failure = toRpcError(thrown);
    const error = errorBody(failure);
    await sendJson(
      request,
      response,
      HTTP_STATUS[failure.status],
      route?.kind === 'stream' ? [error] : error,
    );
  }
}

async function run(
  target: RestTarget,
  route: Route,
  context: CallContext,
): Promise<Message | Message[]> {
  if (route.kind === 'unary') return target.service.unary(route.method, route.request, context);
  if (route.kind === 'stream') {
    const messages: Message[] = [];
    for await (const message of target.service.serverStream(route.method, route.request, context)) {
      messages.push(message);
    }
    return messages;
  }
  target.clear(route.database);
  return {};
}

function contextOf(request: IncomingMessage): CallContext {
  const { authorization } = request.headers;
  return authorization === undefined ? {} : { authorization };
}

async function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: unknown,
): Promise<void> {
  const plain = Buffer.from(JSON.stringify(body));
  // Each response is compressed for one client, so speed matters more than size.
  const isAccepted = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
  const compressed = isAccepted ? await compress(plain, 'gzip') : undefined;
  if (response.destroyed) return;
  const bytes = compressed ?? plain;
  response.appendHeader('vary', 'Accept-Encoding');
  if (compressed !== undefined) response.setHeader('content-encoding', 'gzip');
  response.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
  });
  response.end(bytes);
}
