import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * A cookie for each sign-in under way, so that only the browser that began it can end it. The prefix makes browsers
 * refuse it without TLS and from other hosts.
 */
const PREFIX = '__Host-quits-sign-in-';
/** Sign-ins that one browser may have under way. */
const MOST = 4;

/** Time for a sign-in at the other service, in s. */
export const SIGN_IN_TIME = 900;

/** Returns the `Set-Cookie` headers that store a sign-in, and remove others if there are too many. */
export function rememberSignIn(
  { headers }: IncomingMessage,
  state: string,
  ticket: string,
): string[] {
  const others = cookiesOf(headers.cookie).map(([name]) => name);
  const surplus = others.slice(0, Math.max(0, others.length - MOST + 1));
  return [setCookie(nameOf(state), ticket, SIGN_IN_TIME), ...surplus.map(removed)];
}

/** Returns the stored sign-in that a state belongs to. */
export function rememberedSignIn({ headers }: IncomingMessage, state: string): string | undefined {
  const name = nameOf(state);
  return cookiesOf(headers.cookie).find(([candidate]) => candidate === name)?.[1];
}

/** Returns the `Set-Cookie` header that removes a sign-in. */
export function forgetSignIn(state: string): string {
  return removed(nameOf(state));
}

function removed(name: string): string {
  return setCookie(name, '', 0);
}

/** Other sites' links and redirects send it along, as the return from the other service needs. */
function setCookie(name: string, value: string, lifetime: number): string {
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${lifetime}`;
}

function nameOf(state: string): string {
  return PREFIX + createHash('sha256').update(state).digest('base64url').slice(0, 16);
}

function cookiesOf(header = ''): [string, string][] {
  return header
    .split(';')
    .map((part): [string, string] => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    })
    .filter(([name]) => name.startsWith(PREFIX));
}
