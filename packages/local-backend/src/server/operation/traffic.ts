import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Http2ServerResponse } from 'node:http2';
import type { Overload, RequestMetrics, ServiceName } from './request-metrics.ts';

/** Options of {@link createTraffic}. */
export interface TrafficOptions {
  readonly metrics: RequestMetrics;
  /** Returns why no request of this connection is answered now, if so. */
  readonly overloadOf: (request: IncomingMessage) => Overload | undefined;
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

/** Seconds after which a refused client should try again. */
const RETRY_AFTER = '5';

const MESSAGES: Readonly<Record<Overload, string>> = {
  connections: 'The server has too many connections. Try again in a few seconds.',
  memory: 'The server is short of memory. Try again in a few seconds.',
  stopping: 'The server is restarting. Try again in a few seconds.',
};

/** Wraps a listener: counts requests, and refuses what the server has no room for with status 503. */
export function createTraffic(
  options: TrafficOptions,
  listener: RequestListener,
): Traffic & { readonly listener: RequestListener } {
  const { metrics } = options;
  const open = new Set<ServerResponse>();
  let whenIdle: (() => void) | undefined;
  let isStopping = false;

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
      if (overload === undefined) {
        listener(request, response);
        return;
      }
      metrics.refused(overload);
      refuse(request, response, overload);
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
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': RETRY_AFTER,
    'X-Content-Type-Options': 'nosniff',
    ...(isHttp2 ? {} : { Connection: 'close' }),
  });
  response.end(JSON.stringify({ error: { code: 503, message: MESSAGES[overload] } }));
}

/** Returns whether a response stays open to send what happens, so that its duration says nothing. */
function isStream(response: ServerResponse): boolean {
  return isEventStream(response) || response.getHeader('X-Accel-Buffering') === 'no';
}

function isEventStream(response: ServerResponse): boolean {
  return response.getHeader('Content-Type') === 'text/event-stream';
}
