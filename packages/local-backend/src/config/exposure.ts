import { isLoopback } from '../server/trusted-names.ts';
import type { LocalBackendOptions } from './options.ts';
import { StartError } from './start-error.ts';

/** Whether only callers at this machine can mean the address that we listen on. */
export function isLocalHost(host: string): boolean {
  return isLoopback(host.includes(':') ? `[${host}]` : host);
}

/** What lets others than whoever sits at this machine reach a backend; `undefined` if nothing does. */
export function exposureOf(options: LocalBackendOptions): string | undefined {
  const { host, trustProxy, identity } = options;
  if (trustProxy === true) return '--trust-proxy';
  if (host !== undefined && !isLocalHost(host)) return `--host ${host}`;
  const actionUrl = identity?.actionUrl;
  return actionUrl !== undefined && isPublic(actionUrl) ? `--action-url ${actionUrl}` : undefined;
}

/** Whether an address is of a page on another machine; a path is of our own. */
function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && !isLoopback(hostname);
}

/** @throws {StartError} when others could reach what is only for whoever develops */
export function refuseExposure(options: LocalBackendOptions): void {
  const exposure = exposureOf(options);
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
  throw new StartError(
    `With ${exposure} others can reach this development server, and these are on: ${on.join(', ')}. Leave that out, or start with ${mends.join(', ')}.`,
  );
}
