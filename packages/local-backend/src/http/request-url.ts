import type { IncomingMessage } from 'node:http';
import { HttpError, type TrustedNames } from '@quits/service-base';

/**
 * Returns the absolute URL of a request, with the host name that its caller used.
 * @param isBehindProxy whether a proxy reports that host name
 * @throws {HttpError} 421 for an unknown host name, 400 for a malformed target
 */
export function requestUrl(
  request: IncomingMessage,
  trusted: TrustedNames,
  isBehindProxy = false,
): URL {
  const forwarded = isBehindProxy ? lastOf(request.headers['x-forwarded-host']) : undefined;
  const host = forwarded ?? request.headers.host ?? '';
  if (!trusted.hasHost(host)) {
    throw new HttpError(421, `This server does not answer to the host name "${host}".`);
  }
  const isEncrypted = isBehindProxy && lastOf(request.headers['x-forwarded-proto']) === 'https';
  const target = request.url ?? '/';
  const address = `${isEncrypted ? 'https' : 'http'}://${host}${target}`;
  if (!target.startsWith('/') || !URL.canParse(address)) {
    throw new HttpError(400, 'Malformed request target.');
  }
  return new URL(address);
}

/** Returns the IP address of the network peer, or that reported by the proxy. */
export function requestAddress(request: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? lastOf(request.headers['x-forwarded-for']) : undefined;
  return forwarded ?? request.socket.remoteAddress ?? 'unknown';
}

/** Returns the last value, which the proxy added; the caller may have sent the others. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const value = Array.isArray(header) ? header.join(',') : header;
  return value?.split(',').at(-1)?.trim();
}
