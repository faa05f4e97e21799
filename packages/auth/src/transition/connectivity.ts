import type { Connectivity } from '../state/regions.ts';
import type { AuthEvent } from './auth-event.ts';

/** Moves the connectivity region. */
export function connectivity(now: Connectivity, event: AuthEvent): Connectivity {
  switch (event.type) {
    case 'ONLINE':
    case 'OFFLINE': {
      const n = event.type === 'ONLINE' ? 'online' : 'offline';
      return now.n === n ? now : { n, since: event.at };
    }
    case 'TOKEN':
    case 'RESOLVED':
      // An answer came: whatever the browser says, the provider can be reached.
      return now.n === 'unknown' ? { n: 'online', since: now.since } : now;
    default:
      return now;
  }
}
