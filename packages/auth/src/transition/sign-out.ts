import type {
  ActiveSession,
  SignOutReason,
  Session,
  SigningOutSession,
  SignOutStep,
} from '../state/session.ts';
import type { UserWithRequiredActions } from '../state/user.ts';
import type { AuthEvent } from './auth-event.ts';
import type { Emit } from './effect.ts';
import { enter, leave } from './session-moves.ts';

/** Parameters of a sign-out. */
export interface SignOutPlan {
  readonly cause: SignOutReason;
  readonly step: SignOutStep;
  readonly clearLocalData?: boolean | undefined;
  readonly next?: UserWithRequiredActions | undefined;
}

/** Starts a sign-out; listeners are always closed before the provider's user changes. */
export function beginSignOut(
  from: ActiveSession,
  plan: SignOutPlan,
  emit: Emit,
): SigningOutSession {
  const { cause, step, clearLocalData = false, next } = plan;
  emit({ type: 'signOutStep', step });
  const session = { status: 'signingOut', step, cause, from, clearLocalData } as const;
  return next === undefined ? session : { ...session, next };
}

/** Moves a session that is ending. */
export function signingOut(now: SigningOutSession, event: AuthEvent, emit: Emit): Session {
  switch (event.type) {
    case 'SIGN_OUT_STEP_DONE':
      return event.step === now.step ? nextStep(now, emit) : now;
    case 'PENDING_WRITES':
      // The connection was lost while changes were being sent: ask the user.
      return now.step === 'waitForPendingWrites' && event.count > 0 ? now.from : now;
    case 'SIGN_OUT_REFUSED':
      return { ...now.from, error: event.error };
    default:
      return now;
  }
}

const following: Readonly<Record<SignOutStep, SignOutStep | undefined>> = {
  waitForPendingWrites: 'closeListeners',
  closeListeners: 'cookie',
  cookie: 'sdk',
  sdk: 'clearLocalData',
  clearLocalData: undefined,
};

function nextStep(now: SigningOutSession, emit: Emit): Session {
  if (now.next !== undefined) return enter(now.next, true, emit);
  const step = following[now.step];
  if (step === undefined || (step === 'clearLocalData' && !now.clearLocalData))
    return leave(now.from, now.cause, emit);
  // Other tabs see the user disappear as soon as the provider signs out; the record must be cleared
  // before.
  if (step === 'sdk') emit({ type: 'forget' });
  emit({ type: 'signOutStep', step });
  return { ...now, step };
}
