import { isLoopback } from '@quits/service-base';
import type { LocalBackendOptions } from './options.ts';
import { StartError } from '../diagnostics/start-error.ts';

/** Returns whether only local callers can reach the address that the server listens on. */
export function isLocalHost(host: string): boolean {
  return isLoopback(host.includes(':') ? `[${host}]` : host);
}

/**
 * Returns the option that exposes a backend to other machines; `undefined` if none does.
 * @param kept stored action URL, if any
 */
export function exposureOf(options: LocalBackendOptions, kept?: string): string | undefined {
  const { host, trustProxy, identity } = options;
  if (trustProxy === true) return '--trust-proxy';
  if (host !== undefined && !isLocalHost(host)) return `--host ${host}`;
  const actionUrl = identity?.actionUrl;
  if (actionUrl !== undefined && isPublic(actionUrl)) return `--action-url ${actionUrl}`;
  return kept !== undefined && isPublic(kept) ? `the action URL ${kept} in its data` : undefined;
}

/** Returns whether a URL is on another machine; a path is local. */
function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && !isLoopback(hostname);
}

/**
 * @param kept stored action URL, if any
 * @throws {StartError} if features for developers would be exposed
 */
export function refuseExposure(options: LocalBackendOptions, kept?: string): void {
  const exposure = exposureOf(options, kept);
  if (exposure === undefined) return;
  const on: string[] = [];
  const mends: string[] = [];
  const { host = '127.0.0.1', dashboard, dashboardPassword = '', emulatorTokens } = options;
  if (options.providerPage ?? isLocalHost(host)) {
    on.push('the page that signs anyone in as anyone');
    mends.push('--no-provider-page');
  }
  if (dashboard !== false && dashboardPassword === '') {
    on.push('the open dashboard');
    mends.push('--no-dashboard or --dashboard-password');
  }
  if (emulatorTokens !== undefined && emulatorTokens !== false) {
    on.push('emulator tokens');
    mends.push('no --emulator-tokens');
  }
  if (on.length === 0) return;
  const mend = `start with ${mends.join(', ')}.`;
  throw new StartError(
    `With ${exposure} others can reach this development server, and these are on: ${on.join(', ')}. ${exposure.startsWith('--') ? `Leave that out, or ${mend}` : `S${mend.slice(1)}`}`,
  );
}
