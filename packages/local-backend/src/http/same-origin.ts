import { header, type HttpCall, HttpError } from '@quits/service-base';

/**
 * Accepts requests from our own pages and from non-browser clients.
 * @throws {HttpError} 403 for a page of another origin
 */
export function requireSameOrigin(call: HttpCall): void {
  const origin = header(call, 'origin');
  const site = header(call, 'sec-fetch-site');
  const isForeign =
    (origin !== undefined && origin !== call.url.origin) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (isForeign) throw new HttpError(403, 'Only pages of this origin may do this.');
}

/** A cookie's value; `undefined` when it was not sent. */
export function cookie(call: HttpCall, name: string): string | undefined {
  for (const part of (header(call, 'cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
