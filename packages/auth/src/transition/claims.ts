import type { TokenClaims } from '../state/regions.ts';
import type { AuthEvent } from './auth-event.ts';
import type { Emit } from './effect.ts';

/** Minimum interval between forced refreshes, which count against a quota, in ms. */
const REFRESH_PAUSE = 60_000;

/** Moves the claims region. */
export function claims(known: TokenClaims, event: AuthEvent, emit: Emit, now: number): TokenClaims {
  switch (event.type) {
    case 'TOKEN':
      return { status: 'fresh', values: event.claims, at: now };
    case 'CLAIMS_CHANGED':
      if (known.status === 'none' || known.status === 'refreshing') return known;
      if (now - known.at < REFRESH_PAUSE) return { ...known, status: 'stale' };
      emit({ type: 'confirm', force: true });
      return { ...known, status: 'refreshing' };
    case 'CLAIMS_FAILED':
      return known.status === 'refreshing' ? { ...known, status: 'stale' } : known;
    case 'SESSION_INVALIDATED':
      return { status: 'none' };
    case 'USER':
      return event.seen === undefined ? { status: 'none' } : known;
    default:
      return known;
  }
}
