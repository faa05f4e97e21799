import type { FirebaseConfig } from '@quits/firebase-core';

/** Hosts of preview channels: each channel has a new one, so providers can't allow them in advance. */
const PREVIEW = /--[a-z0-9-]+\.web\.app$/;

/**
 * Uses the page's own host as `authDomain` on Firebase Hosting, which serves the sign-in pages on each of
 * its hosts: browsers partition storage by site, so a redirect can return its result only on the same
 * host.
 */
export function withOwnAuthDomain(
  config: FirebaseConfig,
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
): FirebaseConfig {
  const isHosting = config.emulators === undefined && protocol === 'https:';
  return isHosting && !PREVIEW.test(host) ? { ...config, authDomain: host } : config;
}
