import { createHash, timingSafeEqual } from 'node:crypto';
import {
  header,
  type HttpCall,
  HttpError,
  type HttpReply,
  json,
  type Route,
  text,
} from '@quits/service-base';
import type { Health } from './health.ts';
import { type Metric, METRICS_TYPE, metricsText } from './metrics-text.ts';

/** Sources of {@link operationRoutes} and {@link publicOperationRoutes}. */
export interface OperationSources {
  readonly health: Health;
  readonly metrics: () => readonly Metric[];
}

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Routes of the operators' port; they need no sign-in. */
export function operationRoutes({ health, metrics }: OperationSources): Route[] {
  return [
    route('/health', () => text('ok\n', 200, NO_STORE)),
    route('/ready', () => readiness(health)),
    route('/metrics', () => reply(metrics)),
  ];
}

/**
 * Routes of the public port. Metrics exist for administrators and for callers with the token only.
 * @param isAdministrator returns whether an administrator calls
 */
export function publicOperationRoutes(
  { health, metrics }: OperationSources,
  token: string | undefined,
  isAdministrator: (call: HttpCall) => boolean,
): Route[] {
  return [
    route('/__/ready', () => readiness(health)),
    route('/__/metrics', (call) => {
      if (!isAdministrator(call) && !hasToken(call, token)) throw new HttpError(404, 'Not found.');
      return reply(metrics);
    }),
  ];
}

function route(path: string, handle: (call: HttpCall) => HttpReply): Route {
  return { method: 'GET', path, crossOrigin: 'none', handle };
}

function readiness(health: Health): HttpReply {
  const reason = health.notReady();
  if (reason === undefined) return json({ ready: true }, 200, NO_STORE);
  return json({ ready: false, reason }, 503, NO_STORE);
}

function reply(metrics: () => readonly Metric[]): HttpReply {
  return {
    status: 200,
    headers: { ...NO_STORE, 'Content-Type': METRICS_TYPE },
    body: metricsText(metrics()),
  };
}

function hasToken(call: HttpCall, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/.exec(header(call, 'authorization') ?? '')?.[1];
  if (given === undefined || token === undefined) return false;
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(token));
}
