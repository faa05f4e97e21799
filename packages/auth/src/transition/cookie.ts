import type { AuthState } from '../state/auth-state.ts';
import type { TokenSync } from '../state/regions.ts';
import { isActive } from '../state/session.ts';
import type { AuthEvent } from './auth-event.ts';
import type { Emit } from './effect.ts';

/** The longest pause between attempts, in ms. */
const LONGEST_PAUSE = 5 * 60_000;
/** How often the cookie is renewed, in ms; the provider renews tokens only while other services listen. */
const RENEW_AFTER = 50 * 60_000;

/** Moves the token region: the server's cookie follows the token, only 2xx counts. */
export function cookie(state: AuthState, event: AuthEvent, emit: Emit, now: number): TokenSync {
  const sync = state.token;
  switch (event.type) {
    case 'OPENED':
      return event.cookies ? { t: 'idle', postedAt: 0 } : sync;
    case 'TOKEN':
      if (sync.t === 'off' || sync.t === 'clearing') return sync;
      return sync.t === 'failed' ? post(emit, sync.attempt, isRefusal(sync.status)) : post(emit);
    case 'COOKIE_POSTED':
    case 'COOKIE_ELSEWHERE':
      if (sync.t !== 'posting') return sync;
      emit({ effect: 'later', ms: RENEW_AFTER, report: { type: 'COOKIE_STALE', postedAt: now } });
      return { t: 'idle', postedAt: now };
    case 'COOKIE_FAILED':
      if (sync.t !== 'posting') return sync;
      // One forced refresh; refused again, the session was revoked.
      if (isRefusal(event.status) && !sync.refused) {
        emit({ effect: 'confirm', force: true });
        return { t: 'failed', retryAt: now, status: event.status, attempt: sync.attempt + 1 };
      }
      return retryLater(sync.attempt + 1, event.status, emit, now);
    case 'CLAIMS_FAILED':
      // The forced refresh got no answer.
      if (sync.t === 'stale') return retryLater(1, 0, emit, now);
      return sync.t === 'failed' && isRefusal(sync.status)
        ? retryLater(sync.attempt, 0, emit, now)
        : sync;
    case 'COOKIE_RETRY':
      return sync.t === 'failed' && isActive(state.session) ? post(emit, sync.attempt) : sync;
    case 'VISIBLE':
      // Timers stand still while a device sleeps.
      if (sync.t !== 'idle' || sync.postedAt === 0 || now - sync.postedAt < RENEW_AFTER)
        return sync;
      emit({ effect: 'confirm', force: true });
      return { t: 'stale' };
    case 'COOKIE_STALE':
      if (sync.t !== 'idle' || sync.postedAt !== event.postedAt || !isActive(state.session))
        return sync;
      emit({ effect: 'confirm', force: true });
      return { t: 'stale' };
    case 'SIGN_OUT_STEP_DONE':
      if (sync.t === 'off') return sync;
      if (event.step === 'closeListeners') return { t: 'clearing' };
      return event.step === 'sdk' ? { t: 'idle', postedAt: 0 } : sync;
    case 'SIGN_OUT_REFUSED':
      return sync.t === 'clearing' ? post(emit) : sync;
    default:
      return sync;
  }
}

function post(emit: Emit, attempt = 0, refused = false): TokenSync {
  emit({ effect: 'postCookie' });
  return { t: 'posting', attempt, refused };
}

function retryLater(attempt: number, status: number, emit: Emit, now: number): TokenSync {
  const pause = Math.min(1000 * 2 ** attempt, LONGEST_PAUSE);
  emit({ effect: 'later', ms: pause, report: { type: 'COOKIE_RETRY' } });
  return { t: 'failed', retryAt: now + pause, status, attempt };
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403;
}
