import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFlow } from '../../state/flow.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import { supersede } from './supersede.ts';
import { beginAccount } from './begin-account.ts';
import { beginEntry } from './begin-entry.ts';
import { continueFlow } from './continue-flow.ts';
import { backToForm } from './back-to-form.ts';
import { reject } from './reject.ts';
import { resolve } from './resolve.ts';
import { openForm } from './open-form.ts';
import { authErrors } from '../../state/auth-errors.ts';

/** Updates the flow region: one flow at a time, each with its own id. */
export function flow(state: AuthState, event: AuthEvent, emit: Emit, now: number): AuthFlow {
  const current = state.flow;
  switch (event.type) {
    case 'RESOLVED':
      return event.flowId === current.id ? resolve(current, event.result, emit, now) : current;
    case 'REJECTED':
      return event.flowId === current.id ? reject(state, event, emit) : current;
    case 'OPEN_FORM':
      return openForm(event, supersede(current, emit), current);
    case 'CANCEL':
      return cancel(current, emit);
    case 'SESSION_INVALIDATED':
      // The flow belonged to a session that has ended.
      return current.after === undefined ? current : { type: 'idle', id: supersede(current, emit) };
    case 'SIGN_IN':
    case 'SIGN_UP':
    case 'SIGN_IN_ANONYMOUSLY':
    case 'POPUP':
    case 'REDIRECT':
    case 'CUSTOM_TOKEN':
    case 'SEND_LINK':
    case 'SEND_SMS':
      return beginEntry(state, event, emit);
    case 'OPEN_ACTION':
    case 'SEND_RESET':
    case 'SEND_VERIFICATION':
    case 'CHANGE_EMAIL':
    case 'CHANGE_PASSWORD':
    case 'SIGN_OUT_OTHERS':
    case 'UPDATE_PROFILE':
    case 'UNLINK':
    case 'UNENROLL':
    case 'ENROLL_TOTP':
    case 'ENROLL_SMS':
    case 'DELETE_ACCOUNT':
      return beginAccount(state, event, emit);
    case 'PREPARE':
    case 'BACK':
    case 'RESEND':
    case 'CHECK_PASSWORD':
    case 'PASSWORD_CHECKED':
    case 'POPUP_FOCUS_BACK':
    case 'OPENED':
    case 'OPEN_LINK':
    case 'LINK_OPENED':
    case 'LINK_EMAIL':
    case 'LINK_CHOICE':
    case 'CHOOSE_FACTOR':
    case 'CODE':
    case 'PASSWORD':
    case 'MERGE':
    case 'RESUME_MERGE':
    case 'RESTORED':
    case 'PENDING_WRITES':
    case 'SIGN_OUT':
    case 'USER_REFRESHED':
    case 'USER':
      return continueFlow(state, event, emit, now);
    // These concern the other regions.
    case 'START':
    case 'SLOW':
    case 'OPEN_FAILED':
    case 'TOKEN':
    case 'APP_DELETED':
    case 'SIGN_OUT_STEP_DONE':
    case 'SIGN_OUT_REFUSED':
    case 'ONLINE':
    case 'OFFLINE':
    case 'VISIBLE':
    case 'COOKIE_POSTED':
    case 'COOKIE_FAILED':
    case 'COOKIE_STALE':
    case 'COOKIE_RETRY':
    case 'COOKIE_ELSEWHERE':
    case 'CLAIMS_FAILED':
    case 'CLAIMS_CHANGED':
    case 'RETURN_TO':
    case 'REFRESH':
    case 'REVOKED':
    case 'ATTESTATION':
    case 'ATTESTATION_THROTTLED':
      return current;
    default:
      return event satisfies never;
  }
}

/**
 * Cancels a flow; a cancelled reauthentication returns to its origin, a cancelled merge is
 * forgotten.
 */
function cancel(current: AuthFlow, emit: Emit): AuthFlow {
  const id = supersede(current, emit);
  if (current.type === 'merge') emit({ type: 'journal', merge: undefined });
  const resumed =
    current.type === 'reauth'
      ? current.resume
      : current.after?.type === 'resume'
        ? current.after.flow
        : undefined;
  if (resumed === undefined) return { type: 'idle', id };
  return { ...backToForm(resumed), id, error: authErrors.create('session/reauth-cancelled') };
}
