import type { IncomingMessage } from 'node:http';
import { HttpError, type TrustedNames } from '@quits/service-base';
import { isHiddenFrom } from './is-hidden-from.ts';
import { requestAddress, requestUrl } from './request-url.ts';

/** Decides which requests a server accepts, and how it sees them. */
export interface RequestGate {
  /**
   * Returns the absolute URL of a request.
   * @throws {HttpError} 421 for an unknown host name, 400 for a malformed target
   */
  urlOf(request: IncomingMessage): URL;
  /** Returns the IP address of the caller, as far as known. */
  addressOf(request: IncomingMessage): string;
  /** @throws {HttpError} 404 if the path isn't for this caller */
  admit(request: IncomingMessage, url: URL): void;
}

/** Returns the gate of a development backend: local paths are for this machine only. */
export function localGate(trusted: TrustedNames, isBehindProxy: boolean): RequestGate {
  return {
    urlOf: (request) => requestUrl(request, trusted, isBehindProxy),
    addressOf: (request) => requestAddress(request, isBehindProxy),
    admit(request, url) {
      if (isHiddenFrom(request, url)) throw new HttpError(404, 'Not found.');
    },
  };
}
