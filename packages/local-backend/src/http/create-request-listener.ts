import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  createRouter,
  header,
  type HttpCall,
  HttpError,
  type HttpReply,
  isDiskFull,
  json,
  type Route,
  text,
  type TrustedNames,
} from '@quits/service-base';
import type { Log } from '../diagnostics/log.ts';
import { crossOriginHeaders, preflightHeaders } from './cross-origin.ts';
import type { RequestGate } from './request-gate.ts';
import { sendReply } from './send-reply.ts';

/** Options of {@link createRequestListener}. */
export interface RequestListenerOptions {
  readonly routes: readonly Route[];
  /** Handles a request without a matching route: the hosted app. */
  readonly fallback?: (call: HttpCall) => Promise<HttpReply | undefined>;
  /** Answers a request past the routes, such as one for a function; returns whether it does. */
  readonly first?: (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    address: string,
  ) => boolean;
  readonly gate: RequestGate;
  /** Decides which origins may call us. */
  readonly trusted: TrustedNames;
  readonly log: Log;
}

/** Creates a request listener for Node's HTTP server from routes, with uniform errors. */
export function createRequestListener(options: RequestListenerOptions): RequestListener {
  const router = createRouter(options.routes);

  /** Returns the reply; `undefined` if the response is written by someone else. */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<HttpReply | undefined> {
    const { gate } = options;
    const url = gate.urlOf(request);
    gate.admit(request, url);
    const address = gate.addressOf(request);
    if (options.first?.(request, response, url, address) === true) return undefined;
    const method = request.method ?? 'GET';
    const call: HttpCall = { method, url, params: {}, address, request };
    if (method === 'OPTIONS') return preflight(call);
    const wanted = method === 'HEAD' ? 'GET' : method;
    const match = router.find(wanted, url.pathname);
    if (match !== undefined) {
      const reply = await match.route.handle({ ...call, params: match.params });
      if (match.route.crossOrigin === 'none') return reply;
      const shared = crossOriginHeaders(header(call, 'origin'), options.trusted);
      return { ...reply, headers: { ...shared, ...reply.headers } };
    }
    const methods = router.methods(url.pathname);
    if (methods.length > 0) {
      return text('Method not allowed.\n', 405, { Allow: methods.join(', ') });
    }
    return (await options.fallback?.(call)) ?? notFound();
  }

  function preflight(call: HttpCall): HttpReply {
    const methods = router.methods(call.url.pathname);
    const shared = methods.some(
      (method) => router.find(method, call.url.pathname)?.route.crossOrigin === 'api',
    );
    if (!shared) return { status: 204, headers: { Allow: methods.join(', ') } };
    const asked = {
      headers: header(call, 'access-control-request-headers'),
      privateNetwork: header(call, 'access-control-request-private-network') === 'true',
    };
    const headers = preflightHeaders(header(call, 'origin'), asked, methods, options.trusted);
    return { status: 204, headers };
  }

  function failure(error: unknown, request: IncomingMessage): HttpReply {
    if (error instanceof HttpError) return errorReply(error.status, error.message);
    if (isDiskFull(error)) return errorReply(507, 'The disk of the server is full.');
    const path = (request.url ?? '').split('?')[0];
    options.log({
      level: 'error',
      message: `${request.method} ${path} failed.`,
      details: { cause: stackOf(error) },
    });
    return errorReply(500, 'Internal error encountered.');
  }

  return (request, response) => {
    void answer(request, response)
      .catch((error: unknown) => failure(error, request))
      .then((reply) => (reply === undefined ? undefined : sendReply(request, response, reply)))
      .catch((error: unknown) => {
        options.log({
          level: 'error',
          message: 'Sending failed.',
          details: { cause: stackOf(error) },
        });
        response.destroy();
      });
  };
}

function errorReply(status: number, message: string): HttpReply {
  return json({ error: { code: status, message } }, status);
}

function notFound(): HttpReply {
  return errorReply(404, 'Not found.');
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
