import {
  header,
  type HttpCall,
  HttpError,
  type HttpReply,
  json,
  readJsonObject,
  type Route,
} from '@quits/service-base';
import {
  claimsOf,
  createSessionCookie,
  type IdentityContext,
  IdentityError,
  isFresh,
} from '@quits/identity-service';
import { requireSameOrigin } from '../../http/same-origin.ts';
import type { Xsrf } from './xsrf.ts';

/** Name of the session cookie. */
export const SESSION_COOKIE = '__session';

/** Lifetime of a session cookie in seconds. */
const LIFETIME = 5 * 24 * 3600;
const BODY_LIMIT = 16 * 1024;

/** Routes that exchange an ID token for a session cookie, and clear it. */
export function sessionRoutes(identity: IdentityContext, xsrf: Xsrf): Route[] {
  const route = (
    method: 'POST' | 'DELETE',
    give: (call: HttpCall) => HttpReply | Promise<HttpReply>,
  ): Route => ({
    method,
    path: '/__session',
    crossOrigin: 'none',
    handle(call) {
      requireSameOrigin(call);
      xsrf.require(call);
      return give(call);
    },
  });
  return [
    route('POST', async (call) => {
      const idToken = await idTokenOf(call);
      try {
        if (!isFresh(identity, claimsOf(identity, idToken))) {
          throw new HttpError(401, 'The ID token is older than five minutes.');
        }
        const value = await createSessionCookie(identity, idToken, LIFETIME);
        return json({ expiresIn: LIFETIME }, 200, withCookie(call, value, LIFETIME));
      } catch (error) {
        if (error instanceof IdentityError) throw new HttpError(401, error.code);
        throw error;
      }
    }),
    route('DELETE', (call) => ({ status: 204, headers: withCookie(call, '', 0) })),
  ];
}

async function idTokenOf(call: HttpCall): Promise<string> {
  const bearer = /^Bearer (\S+)$/.exec(header(call, 'authorization') ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  const { idToken } = await readJsonObject(call.request, BODY_LIMIT);
  if (typeof idToken === 'string' && idToken !== '') return idToken;
  throw new HttpError(400, 'An ID token is needed.');
}

function withCookie(call: HttpCall, value: string, lifetime: number) {
  const secure = call.url.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${lifetime}${secure}`;
  return {
    'Cache-Control': 'no-store',
    'Set-Cookie': `${SESSION_COOKIE}=${value}; ${attributes}`,
  };
}
