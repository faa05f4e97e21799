import type { IncomingMessage, ServerResponse } from 'node:http';
import { RpcError } from '@quits/service-base';
import type { CallContext, FirestoreService } from '../rpc/firestore-service.ts';
import { toRpcError } from '../rpc/to-rpc-error.ts';
import { errorBody } from './error-body.ts';
import { HTTP_STATUS } from './http-status.ts';
import { readBody } from './read-body.ts';
import { isRestPath, routeRequest, type Route } from './route.ts';
import { sendStream } from './send-stream.ts';
import { sendJson } from './send-json.ts';

/** Parts of a Firestore that the REST interface uses. */
export interface RestTarget {
  readonly service: FirestoreService;
  /** Removes all documents of a database. */
  readonly clear: (database: string) => void;
  /** Returns the IP address of a caller. */
  readonly addressOf?: ((request: IncomingMessage) => string) | undefined;
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
  { service, clear, addressOf }: RestTarget,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const context = contextOf(request, addressOf?.(request));
  let route: Route | undefined;
  try {
    const body = await readBody(request);
    route = routeRequest(request.method ?? 'GET', url, body);
    switch (route?.kind) {
      case undefined:
        throw new RpcError('NOT_FOUND', `Nothing is at ${url.pathname}.`);
      case 'unary': {
        const message = await service.unary(route.method, route.request, context);
        await sendJson(request, response, JSON.stringify(message));
        return;
      }
      case 'stream': {
        const messages = service.serverStream(route.method, route.request, context);
        await sendStream(request, response, messages);
        return;
      }
      case 'clear':
        clear(route.database);
        await sendJson(request, response, '{}');
    }
  } catch (thrown) {
    const error = toRpcError(thrown);
    const body = errorBody(error);
    const text = JSON.stringify(route?.kind === 'stream' ? [body] : body);
    await sendJson(request, response, text, { status: HTTP_STATUS[error.status] });
  }
}

function contextOf(request: IncomingMessage, address: string | undefined): CallContext {
  const { authorization } = request.headers;
  return {
    ...(authorization === undefined ? {} : { authorization }),
    ...(address === undefined ? {} : { address }),
  };
}
