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
      // An answer came: whatever the browser says, the provider can be reached. A token may come from this device.
      return known.status === 'online' ? known : { status: 'online', since: now };
    case 'REJECTED':
      // The browser has a network, but nothing answers there.
      return event.error.code === 'auth/network-request-failed' && known.status === 'online'
        ? { status: 'unknown', since: now }
        : known;
    default:
      return known;
  }
}
