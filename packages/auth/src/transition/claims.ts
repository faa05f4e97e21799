import type { Claims } from '../state/regions.ts';
import type { AuthEvent } from './auth-event.ts';
import type { Emit } from './effect.ts';

/** Forced refreshes are counted against a quota: at most one in so many ms. */
const REFRESH_PAUSE = 60_000;

/** Moves the claims region. */
export function claims(known: Claims, event: AuthEvent, emit: Emit, now: number): Claims {
  switch (event.type) {
    case 'TOKEN':
      return { c: 'fresh', values: event.claims, at: now };
    case 'CLAIMS_CHANGED':
      if (known.c === 'none' || known.c === 'refreshing') return known;
      if (now - known.at < REFRESH_PAUSE) return { ...known, c: 'stale' };
      emit({ effect: 'confirm', force: true });
      return { ...known, c: 'refreshing' };
    case 'CLAIMS_FAILED':
      return known.c === 'refreshing' ? { ...known, c: 'stale' } : known;
    case 'DEAD':
      return { c: 'none' };
    case 'USER':
      return event.seen === undefined ? { c: 'none' } : known;
    default:
      return known;
  }
}
