/** Hosts of the browsers' push services; a leading dot stands for any host below it. */
export const PUSH_SERVICES =
  'fcm.googleapis.com .push.services.mozilla.com .notify.windows.com .push.apple.com';

/**
 * Returns whether an address is one of a push service. Devices store their addresses themselves, so any other could make the
 * server send requests into its own network.
 */
export function isPushService(endpoint: string, services: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { hostname, host } = new URL(endpoint);
  return services
    .split(' ')
    .some((known) => (known.startsWith('.') ? hostname.endsWith(known) : known === host));
}
