import type { CspOptions } from '../hosting/csp-options.ts';
import type { SiteConfig } from '../hosting/site-config.ts';

/** A folder to serve. */
export interface HostedSite {
  /** Name of the site, for `addresses.sites`. */
  readonly name?: string;
  readonly folder: string;
  /**
   * How Firebase Hosting serves it; without it, every path without a file is the page of the app, and a strict
   * content security policy is set.
   */
  readonly config?: SiteConfig;
  /** Exceptions from the strict policy. */
  readonly policy?: CspOptions;
}
