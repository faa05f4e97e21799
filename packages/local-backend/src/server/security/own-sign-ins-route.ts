import { claimsOf, type IdentityContext, IdentityError } from '@quits/identity-service';
import { header, type HttpCall, HttpError, json, type Route } from '@quits/service-base';
import { createMeter } from '../limits/meter.ts';
import type { SignInLog } from './sign-in-log.ts';

/** Requests of one account a minute. */
const MOST_A_MINUTE = 10;
const MINUTE = 60_000;

/**
 * Returns the route of an account's own entries of the sign-in log, `GET /__/sign-ins` with its ID token, for the export of its data.
 * `now` is in ms since the epoch.
 */
export function ownSignInsRoute(
  identity: IdentityContext,
  signIns: SignInLog,
  now: () => number,
): Route {
  const meter = createMeter(now, MOST_A_MINUTE, MINUTE);
  return {
    method: 'GET',
    path: '/__/sign-ins',
    crossOrigin: 'none',
    handle(call) {
      const uid = accountOf(identity, call);
      if (!meter.hasLeft(uid)) throw new HttpError(429, 'Try again in a minute.');
      meter.use(uid, 1);
      return json({ signIns: signIns.of(uid) }, 200, { 'Cache-Control': 'no-store' });
    },
  };
}

function accountOf(identity: IdentityContext, call: HttpCall): string {
  const token = /^Bearer (\S+)$/.exec(header(call, 'authorization') ?? '')?.[1];
  if (token === undefined) throw new HttpError(401, 'An ID token is needed.');
  try {
    return String(claimsOf(identity, token)['sub']);
  } catch (error) {
    if (error instanceof IdentityError) throw new HttpError(401, error.code);
    throw error;
  }
}
