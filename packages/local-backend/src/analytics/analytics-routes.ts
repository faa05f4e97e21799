import {
  type HttpCall,
  HttpError,
  type HttpReply,
  json,
  readJsonObject,
  type Route,
} from '@quits/service-base';
import {
  appIdOf,
  clientConfig,
  hostnameOf,
  type ClientConfigSource,
} from '../hosting/client-config.ts';
import type { EventLog } from '../data/event-log.ts';
import { createRateLimit } from '../http/rate-limit.ts';

const CONFIG = '/firebase.googleapis.com/v1alpha/projects/-/apps/{app=**}';
const COLLECT = '/www.google-analytics.com/g/collect';
const BODY_LIMIT = 128 * 1024;
const PER_MINUTE = 600;

/** Routes of analytics: an app's configuration and the collector of its events. */
export function analyticsRoutes(
  source: ClientConfigSource,
  events: EventLog,
  now: () => number,
): Route[] {
  function config(call: HttpCall): HttpReply {
    const appId = /^(.+)\/webConfig$/.exec(call.params['app'] ?? '')?.[1];
    if (appId !== appIdOf()) throw new HttpError(404, 'There is no such app.');
    const { emulators: _, ...rest } = clientConfig(source, hostnameOf(call));
    return json(rest);
  }

  const routeOf = (prefix: string): Route => ({
    method: 'GET',
    path: `${prefix}${CONFIG}`,
    crossOrigin: 'api',
    handle: config,
  });
  return [routeOf(''), routeOf('/__/remote'), ...collectorRoutes(events, now)];
}

/** Routes of the collector of events, directly and as the boot script sends requests for it. */
export function collectorRoutes(events: EventLog, now: () => number): Route[] {
  const limit = createRateLimit(now, PER_MINUTE, 60_000);

  async function collect(call: HttpCall): Promise<HttpReply> {
    if (!limit.take(call.address)) throw new HttpError(429, 'Too many events.');
    const event = await readJsonObject(call.request, BODY_LIMIT);
    if (typeof event['name'] !== 'string') throw new HttpError(400, 'An event has a name.');
    events.add(event);
    return { status: 204 };
  }

  return ['', '/__/remote'].map((prefix) => ({
    method: 'POST',
    path: `${prefix}${COLLECT}`,
    crossOrigin: 'api',
    handle: collect,
  }));
}
