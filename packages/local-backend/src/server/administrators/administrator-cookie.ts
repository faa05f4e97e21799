import type { IncomingMessage } from 'node:http';
import { SESSION_TIME } from './administrators.ts';

/** The prefix makes browsers refuse it without TLS and from other hosts. */
const COOKIE = '__Host-quits-administrator';

/** Returns the secret of the administrator's session that a request names. */
export function administratorSecret({ headers }: IncomingMessage): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === COOKIE) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** Returns the `Set-Cookie` header of a session, or of its end. */
export function administratorCookie(secret: string | undefined): string {
  const lifetime = secret === undefined ? 0 : SESSION_TIME / 1000;
  return `${COOKIE}=${secret ?? ''}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${lifetime}`;
}
