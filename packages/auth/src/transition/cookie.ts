import type { AuthState } from '../state/auth-state.ts';
import type { TokenSync } from '../state/regions.ts';
import { isSignedIn } from '../state/session.ts';
import type { AuthEvent } from './auth-event.ts';
import type { Emit } from './effect.ts';

/** The longest pause between attempts, in ms. */
const LONGEST_PAUSE = 5 * 60_000;
/**
 * Interval at which the cookie is renewed, in ms; the SDK refreshes tokens only while other
 * services listen.
 */
const RENEW_AFTER = 50 * 60_000;

/**
 * Updates the token region: posts each new token to the server for its cookie; only 2xx counts as
 * success.
 */
export function cookie(state: AuthState, event: AuthEvent, emit: Emit, now: number): TokenSync {
  const sync = state.token;
  switch (event.type) {
    case 'OPENED':
      return event.cookies ? { status: 'idle', postedAt: 0 } : sync;
    case 'TOKEN':
      if (sync.status === 'off' || sync.status === 'clearing') return sync;
      return sync.status === 'failed'
        ? post(emit, sync.attempt, isRefusal(sync.httpStatus))
        : post(emit);
    case 'COOKIE_POSTED':
    case 'COOKIE_ELSEWHERE':
      if (sync.status !== 'posting') return sync;
      emit({ type: 'later', ms: RENEW_AFTER, report: { type: 'COOKIE_STALE', postedAt: now } });
      return { status: 'idle', postedAt: now };
    case 'COOKIE_FAILED':
      if (sync.status !== 'posting') return sync;
      // Refresh once; a second refusal means that the session was revoked.
      if (isRefusal(event.httpStatus) && !sync.refused) {
        emit({ type: 'confirm', force: true });
        return {
          status: 'failed',
          retryAt: now,
          httpStatus: event.httpStatus,
          attempt: sync.attempt + 1,
        };
      }
      return retryLater(sync.attempt + 1, event.httpStatus, emit, now);
    case 'CLAIMS_FAILED':
      // The forced refresh got no response.
      if (sync.status === 'stale') return retryLater(1, 0, emit, now);
      return sync.status === 'failed' && isRefusal(sync.httpStatus)
        ? retryLater(sync.attempt, 0, emit, now)
        : sync;
    case 'COOKIE_RETRY':
      return sync.status === 'failed' && isSignedIn(state.session)
        ? post(emit, sync.attempt)
        : sync;
    case 'VISIBLE':
      // Timers pause while a device sleeps, so compare times.
      if (sync.status !== 'idle' || sync.postedAt === 0 || now - sync.postedAt < RENEW_AFTER)
        return sync;
      emit({ type: 'confirm', force: true });
      return { status: 'stale' };
    case 'COOKIE_STALE':
      if (sync.status !== 'idle' || sync.postedAt !== event.postedAt || !isSignedIn(state.session))
        return sync;
      emit({ type: 'confirm', force: true });
      return { status: 'stale' };
    case 'SIGN_OUT_STEP_DONE':
      if (sync.status === 'off') return sync;
      if (event.step === 'closeListeners') return { status: 'clearing' };
      return event.step === 'sdk' ? { status: 'idle', postedAt: 0 } : sync;
    case 'SIGN_OUT_REFUSED':
      return sync.status === 'clearing' ? post(emit) : sync;
    default:
      return sync;
  }
}

function post(emit: Emit, attempt = 0, refused = false): TokenSync {
  emit({ type: 'postCookie' });
  return { status: 'posting', attempt, refused };
}

function retryLater(attempt: number, httpStatus: number, emit: Emit, now: number): TokenSync {
  const pause = Math.min(1000 * 2 ** attempt, LONGEST_PAUSE);
  emit({ type: 'later', ms: pause, report: { type: 'COOKIE_RETRY' } });
  return { status: 'failed', retryAt: now + pause, httpStatus, attempt };
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403;
}
