import { header, HttpError, readJsonObject, type Route } from '@quits/service-base';
import type { EventLog } from '../../data/event-log.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import type { Xsrf } from '../session/xsrf.ts';

const BODY_LIMIT = 32 * 1024;
const PER_MINUTE = 30;

/** Creates the route that receives the app's error reports. */
export function reportRoutes(reports: EventLog, xsrf: Xsrf, now: () => number): Route[] {
  const limit = createRateLimit(now, PER_MINUTE, 60_000);
  return [
    {
      method: 'POST',
      path: '/__report',
      crossOrigin: 'none',
      async handle(call) {
        requireSameOrigin(call);
        xsrf.require(call);
        if (!limit.take(call.address)) throw new HttpError(429, 'Too many reports.');
        const report = await readJsonObject(call.request, BODY_LIMIT);
        reports.add({ ...report, userAgent: header(call, 'user-agent') });
        return { status: 204 };
      },
    },
  ];
}
