import type { IncomingMessage } from 'node:http';
import { isLoopback } from '@quits/service-base';

/** Paths that the hosted app needs, and that the provider's hosting serves too. */
const SERVED = new Set([
  '/__/firebase/init.json',
  '/__/boot.js',
  '/__/auth/action',
  '/__/auth/certificates.json',
  '/__/auth/iframe',
  '/__/auth/jwks.json',
]);
const SERVED_FOLDERS = ['/__/assets/', '/__/remote/'];

/** Paths for this machine only, whose routes don't check the caller themselves. */
const LOCAL = new Set([
  '/_admin/export',
  '/emulators',
  '/emulator/auth/handler',
  '/__/auth/handler',
  '/__/auth/provider-token',
]);
const LOCAL_FOLDERS = ['/emulator/v1/', '/internal/'];

/** Headers that proxies, tunnels and CDNs add to name the caller or themselves. */
const FORWARDING = new Set([
  'cdn-loop',
  'client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'forwarded',
  'forwarded-for',
  'forwarded-proto',
  'front-end-https',
  'proxy-client-ip',
  'true-client-ip',
  'via',
  'wl-proxy-client-ip',
  'x-appengine-user-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'x-host',
  'x-proxyuser-ip',
  'x-scheme',
  'x-url-scheme',
]);
const FORWARDING_FAMILIES =
  /^(?:cf|tailscale|x-(?:arr|azure|envoy|forwarded|original|real|vercel))-/u;

/**
 * Returns whether the response must be 404, because the path is only for this machine, and the
 * request may come from another one.
 */
export function isHiddenFrom(request: IncomingMessage, url: URL): boolean {
  // A proxy on this machine connects from loopback, like a local user.
  if (isForwarded(request) && isForDevelopment(url.pathname)) return true;
  // It may also keep the host name that the caller used, and add no header.
  return isLocalOnly(url.pathname) && !isLoopback(url.hostname);
}

/**
 * Returns whether a proxy forwarded the request, according to its headers or to the HTTP version
 * that only proxies use: by default nginx uses HTTP/1.0, and adds no header.
 */
function isForwarded({ headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion === '1.0') return true;
  return Object.keys(headers).some((name) => {
    const hyphenated = name.replaceAll('_', '-');
    return FORWARDING.has(hyphenated) || FORWARDING_FAMILIES.test(hyphenated);
  });
}

/** Returns whether a path is only for local developers: dashboard, provider page, test tools. */
function isForDevelopment(path: string): boolean {
  if (path === '/emulators' || path.startsWith('/emulator/')) return true;
  if (path.startsWith('/internal/')) return true;
  if (path !== '/__' && !path.startsWith('/__/')) return false;
  return !SERVED.has(path) && !SERVED_FOLDERS.some((folder) => path.startsWith(folder));
}

/** Returns whether a path lets callers sign in as anyone, read sent messages, or change the rules. */
function isLocalOnly(path: string): boolean {
  return LOCAL.has(path) || LOCAL_FOLDERS.some((folder) => path.startsWith(folder));
}
