import { type Caller, header, type HttpCall } from '@quits/service-base';
import { callerOfSessionCookie, type IdentityContext } from '@quits/identity-service';
import { cookie } from '../../http/same-origin.ts';
import { SESSION_COOKIE } from './session-routes.ts';

/**
 * Returns the caller of the session cookie, for elements of our own pages that can't send headers,
 * such as images. Pages of other origins are anonymous.
 */
export function cookieCaller(identity: IdentityContext, call: HttpCall): Caller {
  const value = cookie(call, SESSION_COOKIE);
  const isOurPage = header(call, 'sec-fetch-site') === 'same-origin';
  if (value === undefined || !isOurPage) return { kind: 'nobody' };
  return callerOfSessionCookie(identity, value) ?? { kind: 'nobody' };
}
