import type { IncomingMessage } from 'node:http';

/** What the hosted app needs, as the provider's hosting serves it too; none of it stands in for anything. */
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
 * Whether something between the caller and us passed the request on, by its own account or by the version
 * that only proxies speak: nginx uses HTTP/1.0, and adds no header, unless it is told otherwise.
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

/** Whether a path is for whoever develops at this machine: the dashboard, the provider page, test tools. */
export function isForDevelopment(path: string): boolean {
  if (path === '/emulators' || path.startsWith('/emulator/')) return true;
  if (path !== '/__' && !path.startsWith('/__/')) return false;
  return !SERVED.has(path) && !SERVED_FOLDERS.some((folder) => path.startsWith(folder));
}
