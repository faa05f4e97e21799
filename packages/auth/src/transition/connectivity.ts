import type { Connectivity } from '../state/regions.ts';
import type { AuthEvent } from './auth-event.ts';

/** Moves the connectivity region. */
export function connectivity(known: Connectivity, event: AuthEvent, now: number): Connectivity {
  switch (event.type) {
    case 'ONLINE':
      return known.status === 'online' ? known : { status: 'online', since: now };
    case 'OFFLINE':
      return known.status === 'offline' ? known : { status: 'offline', since: now };
    case 'RESOLVED':
      // Any response proves that the provider can be reached, whatever the browser reports. A token
      // doesn't, since it may be cached.
      return known.status === 'online' ? known : { status: 'online', since: now };
    case 'REJECTED':
      // The browser has a network, but the request got no response.
      return event.error.code === 'auth/network-request-failed' && known.status === 'online'
        ? { status: 'unknown', since: now }
        : known;
    default:
      return known;
  }
}
