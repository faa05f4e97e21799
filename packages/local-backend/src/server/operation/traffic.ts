import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Http2ServerResponse } from 'node:http2';
import type { Overload, RequestMetrics, ServiceName } from './request-metrics.ts';

/** Options of {@link createTraffic}. */
export interface TrafficOptions {
  readonly metrics: RequestMetrics;
  /** Returns why no request of this connection is answered now, if so. */
  readonly overloadOf: (request: IncomingMessage) => Overload | undefined;
  /** Returns ms for which a request has to wait, 0 for none; `undefined` if its caller sends too many. */
  readonly delayOf: (request: IncomingMessage) => number | undefined;
  /** Which service answers a path. */
  readonly serviceOf: (target: string) => ServiceName;
}

/** The requests of a server that are being answered. */
export interface Traffic {
  /** Refuses new requests from now on, and ends streams of events, which their pages open again. */
  stopAccepting(): void;
  /** Resolves when every request is answered. */
  readonly idle: () => Promise<void>;
}

/** A refusal takes at least as long, in ms, so that whoever sends one request after the other can't send many. */
const REFUSAL_TIME = 1000;
/** Time between two refusals in ms: many at once would hold up everyone. */
const REFUSAL_INTERVAL = 3;
/** Requests that may wait at once; the connections of further ones are closed. */
const MOST_WAITING = 3000;
/** Seconds after which a refused client should try again. */
const RETRY_AFTER = '5';

const MESSAGES: Readonly<Record<Overload, string>> = {
  connections: 'The server has too many connections. Try again in a few seconds.',
  requests: 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests. Try again in a few seconds.',
  memory: 'The server is short of memory. Try again in a few seconds.',
  stopping: 'The server is restarting. Try again in a few seconds.',
};

/**
 * Wraps a listener: counts requests, refuses what the server has no room for with status 503, and slows down callers
 * who send too many.
 */
export function createTraffic(
  options: TrafficOptions,
  listener: RequestListener,
): Traffic & { readonly listener: RequestListener } {
  const { metrics } = options;
  const open = new Set<ServerResponse>();
  let whenIdle: (() => void) | undefined;
  let isStopping = false;
  /** Requests that wait for their turn or for their refusal. */
  let waiting = 0;

  let nextRefusal = 0;

  function refusalDelay(): number {
    const now = performance.now();
    nextRefusal = Math.max(nextRefusal + REFUSAL_INTERVAL, now + REFUSAL_TIME);
    return nextRefusal - now;
  }

  return {
    listener(request, response) {
      const service = options.serviceOf(request.url ?? '');
      const ended = metrics.began(service);
      open.add(response);
      response.once('close', () => {
        open.delete(response);
        ended(response.statusCode, isStream(response));
        if (open.size === 0) whenIdle?.();
      });
      const overload = isStopping ? 'stopping' : options.overloadOf(request);
      if (overload !== undefined) {
        metrics.refused(overload);
        refuse(request, response, overload);
        return;
      }
      const delay = options.delayOf(request);
      if (delay === 0) {
        listener(request, response);
        return;
      }
      if (waiting >= MOST_WAITING) {
        metrics.refused('requests');
        disconnect(response);
        return;
      }
      waiting += 1;
      setTimeout(() => {
        waiting -= 1;
        if (response.destroyed) return;
        if (delay !== undefined) {
          listener(request, response);
          return;
        }
        metrics.refused('requests');
        refuse(request, response, 'requests');
      }, delay ?? refusalDelay());
    },
    stopAccepting() {
      isStopping = true;
      for (const response of open) {
        if (isEventStream(response)) response.destroy();
        else if (!response.headersSent && !(response instanceof Http2ServerResponse)) {
          response.setHeader('Connection', 'close');
        }
      }
    },
    idle: () =>
      new Promise((resolve) => {
        if (open.size === 0) resolve();
        else whenIdle = resolve;
      }),
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, overload: Overload): void {
  request.resume();
  const isHttp2 = (response as unknown) instanceof Http2ServerResponse;
  const status = overload === 'requests' ? 429 : 503;
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_AFTER,
    'X-Content-Type-Options': 'nosniff',
    ...(isHttp2 ? {} : { Connection: 'close' }),
  });
  const name = overload === 'requests' ? { status: 'RESOURCE_EXHAUSTED' } : {};
  response.end(JSON.stringify({ error: { code: status, message: MESSAGES[overload], ...name } }));
}

/** Closes the connection of a response, with all that it carries. */
function disconnect(response: ServerResponse): void {
  const given: unknown = response;
  if (given instanceof Http2ServerResponse) given.stream.session?.destroy();
  else response.destroy();
}

/** Returns whether a response stays open to send what happens, so that its duration says nothing. */
function isStream(response: ServerResponse): boolean {
  return isEventStream(response) || response.getHeader('X-Accel-Buffering') === 'no';
}

function isEventStream(response: ServerResponse): boolean {
  return response.getHeader('Content-Type') === 'text/event-stream';
}
