import type { FirebaseConfig } from '@quits/firebase-core';

/** A preview channel has a host of its own each time, which no provider can know. */
const PREVIEW = /--[a-z0-9-]+\.web\.app$/;

/**
 * Has sign-in go through the page's own host when Firebase Hosting gave the configuration. It serves the
 * provider's pages on each of its hosts, and browsers keep from a page what another host stored, so a
 * redirect finds its way back only there.
 */
export function withOwnAuthDomain(
  config: FirebaseConfig,
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
): FirebaseConfig {
  const isHosting = config.emulators === undefined && protocol === 'https:';
  return isHosting && !PREVIEW.test(host) ? { ...config, authDomain: host } : config;
}
