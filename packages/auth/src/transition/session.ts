import type { AuthState } from '../state/auth-state.ts';
import type { AuthFlow } from '../state/flow.ts';
import type { ActiveSession, SignOutReason, Session, SignedOutSession } from '../state/session.ts';
import type { UserWithRequiredActions, RememberedUser } from '../state/user.ts';
import type { AuthEvent } from './auth-event.ts';
import type { Emit } from './effect.ts';
import { enter, leave, renew, signedOutFor } from './session-moves.ts';
import { beginSignOut, signingOut } from './sign-out.ts';

/** Moves the session region. */
export function session(state: AuthState, event: AuthEvent, emit: Emit): Session {
  const now = state.session;
  if (event.type === 'APP_DELETED') {
    return { status: 'failed', cause: 'deletedApp', error: event.error };
  }
  if (event.type === 'START') return restore(event.hint, emit);
  switch (now.status) {
    case 'uninitialized':
      return now;
    case 'restoring':
      return restoring(now, event, emit);
    case 'signedOut':
      return signedOut(now, event, emit);
    case 'anonymous':
    case 'signedIn':
      return active(now, state, event, emit);
    case 'signingOut':
      return signingOut(now, event, emit);
    case 'failed':
      return now;
    default:
      return now satisfies never;
  }
}

function restore(hint: RememberedUser | undefined, emit: Emit): Session {
  emit({ type: 'open' });
  const restoring = { status: 'restoring', step: 'persistence', slow: false } as const;
  return hint === undefined ? restoring : { ...restoring, hint };
}

function restoring(
  now: Extract<Session, { status: 'restoring' }>,
  event: AuthEvent,
  emit: Emit,
): Session {
  switch (event.type) {
    case 'SLOW':
      return { ...now, slow: true };
    case 'OPENED':
      return event.redirect === undefined ? now : { ...now, step: 'redirect' };
    case 'LINK_OPENED':
      return { ...now, step: 'emailLink' };
    case 'RESOLVED':
      return event.result.seen === undefined ? now : enter(event.result.seen, true, emit);
    case 'OPEN_FAILED':
      return { status: 'failed', cause: 'config', error: event.error };
    case 'RESTORED': {
      if (event.seen !== undefined) return enter(event.seen, event.confirmed, emit);
      // A remembered user is missing: the provider dropped the session without giving a reason.
      const reason = event.reason ?? (now.hint === undefined ? 'never' : 'restoreFailed');
      const out = signedOutFor(reason, now.hint ?? event.last);
      return event.unsent === undefined ? out : { ...out, unsent: event.unsent };
    }
    default:
      return now;
  }
}

function signedOut(now: SignedOutSession, event: AuthEvent, emit: Emit): Session {
  switch (event.type) {
    case 'USER':
      return event.seen === undefined ? now : enter(event.seen, true, emit);
    case 'RESOLVED':
      return event.result.seen === undefined ? now : enter(event.result.seen, true, emit);
    case 'SESSION_INVALIDATED':
      // The provider notifies its observers before it rejects the call, so the reason is known only
      // now.
      return now.reason === 'expired' || now.reason === 'restoreFailed'
        ? { ...now, reason: event.reason }
        : now;
    default:
      return now;
  }
}

function active(now: ActiveSession, state: AuthState, event: AuthEvent, emit: Emit): Session {
  switch (event.type) {
    case 'USER':
      return event.seen === undefined
        ? leave(now, whyGone(state.flow, event.elsewhere ? 'otherTab' : 'expired'), emit)
        : swap(now, event.seen, event.ours, emit);
    case 'RESOLVED':
      return event.result.seen === undefined ? now : swap(now, event.result.seen, true, emit);
    case 'USER_REFRESHED':
    case 'TOKEN':
      // Both prove that the server accepts the session.
      return event.seen.user.uid === now.user.uid ? trust(renew(now, event.seen, emit)) : now;
    case 'SESSION_INVALIDATED':
      emit({ type: 'dropUser' });
      return leave(now, whyGone(state.flow, event.reason), emit);
    case 'VISIBLE': {
      // The email may have been opened in another window or on another device.
      const awaited = state.flow.type === 'verifyEmail' && state.flow.status === 'sent';
      if (awaited || now.requiredActions.includes('verifyEmail')) emit({ type: 'reload' });
      else if (!now.confirmed) emit({ type: 'confirm', force: false });
      return now;
    }
    case 'ONLINE':
      if (!now.confirmed) emit({ type: 'confirm', force: false });
      return now;
    case 'SIGN_OUT_REFUSED':
      return { ...now, error: event.error };
    case 'REFRESH':
      emit({ type: 'reload' });
      return now;
    case 'REVOKED':
      return beginSignOut(now, { cause: 'revoked', step: 'closeListeners' }, emit);
    case 'COOKIE_FAILED': {
      const again = state.token.status === 'posting' && state.token.refused;
      const refused = event.httpStatus === 401 || event.httpStatus === 403;
      if (!again || !refused) return now;
      return beginSignOut(now, { cause: 'revoked', step: 'closeListeners' }, emit);
    }
    case 'SIGN_OUT': {
      const { cause = 'userRequest', clearLocalData, force, wait } = event;
      // The flow counts once nothing is left to send.
      if (wait === true && state.flow.type === 'signOut') return now;
      if (force === true || cause === 'revoked') {
        return beginSignOut(now, { cause, step: 'closeListeners', clearLocalData }, emit);
      }
      emit({ type: 'countPendingWrites', command: event });
      return now;
    }
    case 'PENDING_WRITES': {
      const { cause = 'userRequest', clearLocalData } = event.command;
      if (event.count === 0)
        return beginSignOut(now, { cause, step: 'closeListeners', clearLocalData }, emit);
      // Pending changes can't be sent offline, or not at all; the flow asks for confirmation.
      const waited = state.flow.type === 'signOut' && state.flow.status === 'waiting';
      if (waited || state.connectivity.status === 'offline') return now;
      return beginSignOut(now, { cause, step: 'waitForPendingWrites', clearLocalData }, emit);
    }
    default:
      return now;
  }
}

/**
 * Returns the reason for a lost session; the provider reports only that it ended, so the current
 * flow tells.
 */
function whyGone(flow: AuthFlow, reason: SignOutReason): SignOutReason {
  if (flow.type === 'delete') return 'deleted';
  if (reason !== 'expired') return reason;
  const changesEmail = flow.type === 'action' && flow.mode === 'verifyAndChangeEmail';
  if (changesEmail || flow.type === 'changeEmail') return 'emailChanged';
  const resets = flow.type === 'action' && flow.mode === 'resetPassword';
  return resets ? 'passwordChanged' : reason;
}

function trust(now: ActiveSession): ActiveSession {
  return now.confirmed ? now : { ...now, confirmed: true };
}

/** Switches to another user, but closes the current user's listeners first. */
function swap(
  now: ActiveSession,
  seen: UserWithRequiredActions,
  ours: boolean,
  emit: Emit,
): Session {
  if (seen.user.uid === now.user.uid) return renew(now, seen, emit);
  // In this tab the provider waited for the listeners to be closed before it changed the user.
  if (ours) return enter(seen, true, emit);
  const plan = { cause: 'otherUserInOtherTab', step: 'closeListeners', next: seen } as const;
  return beginSignOut(now, plan, emit);
}
