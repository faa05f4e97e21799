import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { HttpError, isLoopback, type TrustedNames } from '@quits/service-base';
import type { RequestGate } from '../http/request-gate.ts';

/** Options of {@link publicGate}. */
export interface PublicGateOptions {
  /** The address at which people reach the server. */
  readonly url: URL;
  /** Whether a proxy in front of the server reports the callers' addresses. */
  readonly isBehindProxy: boolean;
  /** Returns whether an administrator sends a request. */
  readonly isAdministrator: (request: IncomingMessage) => boolean;
}

/** Paths under `/__/` for everyone; all others exist for administrators only. */
const OPEN = new Set([
  '/__/',
  '/__/app-check',
  '/__/auth/action',
  '/__/auth/certificates.json',
  '/__/auth/handler',
  '/__/auth/iframe',
  '/__/auth/jwks.json',
  '/__/firebase/init.json',
  // Its route asks for a token.
  '/__/metrics',
  '/__/pass',
  '/__/puzzle',
  '/__/sign-ins',
  '/__/ready',
  '/__/setup',
  '/__/sign-in',
  '/__/sign-out',
]);
const OPEN_FOLDERS = [
  '/__/assets/',
  '/__/auth/handler/',
  '/__/functions/',
  '/__/remote/',
  // Its routes ask for an administrator's link.
  '/__/setup/',
];

/**
 * Returns the gate of a production server. Every URL has the public origin, whatever a proxy or a caller says,
 * and no path is for callers of this machine: a proxy's requests come from it too.
 */
export function publicGate(options: PublicGateOptions): RequestGate {
  const { url, isBehindProxy } = options;
  return {
    urlOf(request) {
      const host = hostOf(request);
      if (!isAnswered(host, url, isBehindProxy)) {
        throw new HttpError(421, `This server does not answer to the host name "${host}".`);
      }
      const target = request.url ?? '/';
      const address = `${url.origin}${target}`;
      if (!target.startsWith('/') || !URL.canParse(address)) {
        throw new HttpError(400, 'Malformed request target.');
      }
      return new URL(address);
    },
    addressOf(request) {
      const forwarded = isBehindProxy ? request.headers['x-forwarded-for'] : undefined;
      // The proxy added the last one; the caller may have sent the others.
      const last = String(forwarded ?? '')
        .split(',')
        .at(-1)
        ?.trim();
      return last === undefined || last === '' ? (request.socket.remoteAddress ?? 'unknown') : last;
    },
    admit(request, { pathname }) {
      if (!pathname.startsWith('/__/') || OPEN.has(pathname)) return;
      if (OPEN_FOLDERS.some((folder) => pathname.startsWith(folder))) return;
      if (!options.isAdministrator(request)) throw new HttpError(404, 'Not found.');
    },
  };
}

/** Returns the host names and origins of a production server: only its own pages may call it. */
export function publicNames(url: URL): TrustedNames {
  return { hasHost: (host) => host === url.host, hasOrigin: (origin) => origin === url.origin };
}

/** HTTP/2 has a pseudo-header in place of `Host`. */
function hostOf({ headers }: IncomingMessage): string {
  const authority = headers[':authority'];
  return typeof authority === 'string' ? authority : (headers.host ?? '');
}

/**
 * Returns whether the server answers to a host name. Unless told otherwise, a proxy names the server by the address or
 * the short name at which it finds it, neither of which another site's pages can have (DNS rebinding).
 */
function isAnswered(host: string, url: URL, isBehindProxy: boolean): boolean {
  const address = `https://${host}`;
  if (host === '' || !URL.canParse(address)) return false;
  const named = new URL(address);
  if (named.host === url.host) return true;
  if (!isBehindProxy) return false;
  const { hostname } = named;
  const isAddress = isIP(hostname.replaceAll(/^\[|\]$/g, '')) !== 0;
  return isAddress || isLoopback(hostname) || /^[\w-]+$/.test(hostname);
}
