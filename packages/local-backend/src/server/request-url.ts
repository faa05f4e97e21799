import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';
import type { TrustedNames } from './trusted-names.ts';

/**
 * The absolute address of a request, by the names that its caller used.
 * @throws {HttpError} 421 for a host name that is not ours, 400 for a malformed target
 */
export function requestUrl(request: IncomingMessage, trusted: TrustedNames): URL {
  const host = request.headers.host ?? '';
  if (!trusted.hasHost(host)) {
    throw new HttpError(421, `This server does not answer to the host name "${host}".`);
  }
  const target = request.url ?? '/';
  const address = `http://${host}${target}`;
  if (!target.startsWith('/') || !URL.canParse(address)) {
    throw new HttpError(400, 'Malformed request target.');
  }
  return new URL(address);
}
