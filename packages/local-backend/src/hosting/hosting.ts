import type { HttpCall, HttpReply } from '@quits/service-base';
import type { BootScript } from './boot-script.ts';
import type { CspOptions } from './csp-options.ts';
import type { PageSources } from './security-headers.ts';
import type { SiteConfig } from './site-config.ts';

/** Options of `createHosting`. */
export interface HostingOptions {
  /** The built web app, with an `index.html`. */
  readonly folder: string;
  /** The script that is inlined at the start of every page. */
  readonly bootScript: BootScript;
  /** Returns the configuration that the page of a caller contains. */
  readonly clientConfig: (call: HttpCall) => object;
  /** Returns the addresses that the page may connect to, as reachable by the caller. */
  readonly sources: (call: HttpCall) => PageSources;
  /** Exceptions from the strict policy. */
  readonly policy?: CspOptions;
  /** How Firebase Hosting serves the folder; without it, every path without a file is the app's page. */
  readonly config?: SiteConfig;
  /** Returns the answer of a function; `undefined` if there is none of the name. */
  readonly callFunction?: (call: HttpCall, id: string) => Promise<HttpReply> | undefined;
  /** Returns a `Set-Cookie` header for a page, if any. */
  readonly cookieFor?: (call: HttpCall) => string | undefined;
}

/**
 * Handles a `GET` of the app: responds with a file, or with the app's page for a path that isn't a
 * file. Other requests are for functions only.
 */
export type Hosting = (call: HttpCall) => Promise<HttpReply | undefined>;
