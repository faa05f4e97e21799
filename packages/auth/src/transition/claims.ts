import type { Claims } from '../state/regions.ts';
import type { AuthEvent } from './auth-event.ts';

/** Moves the claims region. */
export function claims(now: Claims, event: AuthEvent): Claims {
  switch (event.type) {
    case 'TOKEN':
      return { c: 'fresh', values: event.claims, at: event.at };
    case 'DEAD':
      return { c: 'none' };
    case 'USER':
      return event.seen === undefined ? { c: 'none' } : now;
    default:
      return now;
  }
}
