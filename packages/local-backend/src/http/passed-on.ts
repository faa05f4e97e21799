import type { IncomingMessage } from 'node:http';

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

/**
 * Returns whether a proxy forwarded the request, according to its headers or to the HTTP version
 * that only proxies use: by default nginx uses HTTP/1.0, and adds no header.
 */
export function isPassedOn({ headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion === '1.0') return true;
  return Object.keys(headers).some(
    (name) =>
      name === 'forwarded' ||
      name === 'via' ||
      name === 'x-real-ip' ||
      name.startsWith('x-forwarded-'),
  );
}

/** Returns whether a path is only for local developers: dashboard, provider page, test tools. */
export function isForDevelopment(path: string): boolean {
  if (path === '/emulators' || path.startsWith('/emulator/')) return true;
  if (path !== '/__' && !path.startsWith('/__/')) return false;
  return !SERVED.has(path) && !SERVED_FOLDERS.some((folder) => path.startsWith(folder));
}
