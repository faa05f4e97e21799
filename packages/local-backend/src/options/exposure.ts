import { isLoopback } from '@quits/service-base';
import type { LocalBackendOptions } from './options.ts';
import { StartError } from '../diagnostics/start-error.ts';

/** Whether only callers at this machine can mean the address that we listen on. */
export function isLocalHost(host: string): boolean {
  return isLoopback(host.includes(':') ? `[${host}]` : host);
}

/**
 * What lets others than whoever sits at this machine reach a backend; `undefined` if nothing does.
 * @param kept the action URL that holds, if the data has one
 */
export function exposureOf(options: LocalBackendOptions, kept?: string): string | undefined {
  const { host, trustProxy, identity } = options;
  if (trustProxy === true) return '--trust-proxy';
  if (host !== undefined && !isLocalHost(host)) return `--host ${host}`;
  const actionUrl = identity?.actionUrl;
  if (actionUrl !== undefined && isPublic(actionUrl)) return `--action-url ${actionUrl}`;
  return kept !== undefined && isPublic(kept) ? `the action URL ${kept} in its data` : undefined;
}

/** Whether an address is of a page on another machine; a path is of our own. */
function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && !isLoopback(hostname);
}

/**
 * @param kept the action URL that holds, if the data has one
 * @throws {StartError} when others could reach what is only for whoever develops
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
