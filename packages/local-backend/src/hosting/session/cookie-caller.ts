import { type Caller, header, type HttpCall } from '@quits/service-base';
import { callerOfSessionCookie, type IdentityContext } from '@quits/identity-service';
import { cookie } from '../../http/same-origin.ts';
import { SESSION_COOKIE } from './session-routes.ts';

/**
 * Who the session cookie stands for, when a page of our own origin loads something by an element that
 * can send no header, such as an image. Anyone else's page gets nobody.
 */
export function cookieCaller(identity: IdentityContext, call: HttpCall): Caller {
  const value = cookie(call, SESSION_COOKIE);
  const isOurPage = header(call, 'sec-fetch-site') === 'same-origin';
  if (value === undefined || !isOurPage) return { kind: 'nobody' };
  return callerOfSessionCookie(identity, value) ?? { kind: 'nobody' };
}
