import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFlow } from '../../state/flow.ts';
import { isSignedIn } from '../../state/session.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import type { Operation } from '../operation.ts';
import { continueMerge } from './continue-merge.ts';
import { backToForm } from './back-to-form.ts';
import { openLink } from './open-link.ts';
import { reauthenticateWithPassword } from './reauthenticate-with-password.ts';
import { supersede } from './supersede.ts';
import { resend } from './resend.ts';
import { cannotSubmit } from './submit.ts';
import { authErrors } from '../../state/auth-errors.ts';

/** An event that continues the current flow and never starts a sign-in or an account change. */
export type FlowEvent = Extract<
  AuthEvent,
  {
    type:
      | 'PREPARE'
      | 'BACK'
      | 'RESEND'
      | 'CHECK_PASSWORD'
      | 'PASSWORD_CHECKED'
      | 'POPUP_FOCUS_BACK'
      | 'OPENED'
      | 'OPEN_LINK'
      | 'LINK_OPENED'
      | 'LINK_EMAIL'
      | 'LINK_CHOICE'
      | 'CHOOSE_FACTOR'
      | 'CODE'
      | 'PASSWORD'
      | 'MERGE'
      | 'RESUME_MERGE'
      | 'RESTORED'
      | 'PENDING_WRITES'
      | 'SIGN_OUT'
      | 'USER_REFRESHED'
      | 'USER';
  }
>;

/** Moves the running flow. */
export function continueFlow(
  state: AuthState,
  event: FlowEvent,
  emit: Emit,
  now: number,
): AuthFlow {
  const flow = state.flow;
  const run = (operation: Operation): void => emit({ type: 'run', flowId: flow.id, operation });

  switch (event.type) {
    case 'PREPARE':
      emit({ type: 'prepare' });
      return flow;
    case 'BACK':
      return { ...backToForm(flow), id: supersede(flow, emit) };
    case 'RESEND':
      return resend(flow, emit, now);
    case 'CHECK_PASSWORD':
      emit({ type: 'checkPassword', flowId: flow.id, password: event.password });
      return flow;
    case 'PASSWORD_CHECKED':
      return event.flowId === flow.id && takesNewPassword(flow)
        ? { ...flow, password: event.check }
        : flow;
    case 'POPUP_FOCUS_BACK':
      return flow.type === 'oauth' && flow.id === event.flowId && flow.status === 'popupOpen'
        ? { ...flow, status: 'popupGrace' }
        : flow;
    case 'OPENED':
      if (event.redirect === undefined) return flow;
      return {
        type: 'oauth',
        id: flow.id + 1,
        status: 'returning',
        canRedirect: true,
        ...event.redirect,
      };
    case 'OPEN_LINK':
    case 'LINK_OPENED':
    case 'LINK_EMAIL':
    case 'LINK_CHOICE':
      return openLink(state, event, emit);
    case 'CHOOSE_FACTOR': {
      if (flow.type !== 'secondFactor') return flow;
      const factor = flow.factors.find(({ uid }) => uid === event.uid);
      if (factor === undefined) return flow;
      const { error: _, ...rest } = flow;
      if (factor.type === 'totp') return { ...rest, factor, status: 'code' };
      run({ type: 'sendFactorSms', factor: factor.uid });
      return { ...rest, factor, status: 'sending' };
    }
    case 'CODE': {
      const error = cannotSubmit(state, { code: event.code });
      if (error !== undefined) return 'status' in flow ? { ...flow, error } : flow;
      return submitCode(flow, event.code, event.name ?? '', run);
    }
    case 'PASSWORD': {
      const { password } = event;
      const error = cannotSubmit(state, { password });
      if (flow.type === 'reauth' || flow.after?.type === 'resume') {
        return reauthenticateWithPassword(state, flow, { password, error }, emit);
      }
      if (flow.type === 'action' && flow.mode !== undefined && flow.status === 'edit') {
        if (error !== undefined) return { ...flow, error };
        run({ type: 'applyAction', mode: flow.mode, password });
        return { ...flow, status: 'applying' };
      }
      return flow;
    }
    case 'MERGE':
    case 'RESUME_MERGE':
    case 'RESTORED':
      return continueMerge(state, event, emit);
    case 'PENDING_WRITES': {
      const cannotDrain =
        state.connectivity.status === 'offline' || state.session.status === 'signingOut';
      const waited = flow.type === 'signOut' && flow.status === 'waiting';
      if (waited && event.count === 0) return { type: 'idle', id: supersede(flow, emit) };
      if (event.count === 0 || !(cannotDrain || waited)) return flow;
      const { clearLocalData = false } = event.command;
      return {
        type: 'signOut',
        id: supersede(flow, emit),
        status: waited ? 'stuck' : 'confirm',
        pending: event.count,
        wipe: clearLocalData,
      };
    }
    case 'SIGN_OUT': {
      if (flow.type !== 'signOut') return flow;
      const id = supersede(flow, emit);
      if (event.wait !== true) return { type: 'idle', id };
      emit({ type: 'awaitPendingWrites', flowId: id, command: event });
      return { ...flow, id, status: 'waiting' };
    }
    case 'USER_REFRESHED':
      // The address was confirmed in another window.
      return flow.type === 'verifyEmail' && event.seen.user.emailVerified
        ? { type: 'idle', id: flow.id }
        : flow;
    case 'USER':
      return isSignedIn(state.session) && event.seen === undefined && flow.type === 'reauth'
        ? { type: 'idle', id: supersede(flow, emit), error: authErrors.create('session/lost') }
        : flow;
    default:
      return event satisfies never;
  }
}

type NewPasswordFlow = Extract<AuthFlow, { type: 'signUp' | 'changePassword' | 'action' }>;

function takesNewPassword(flow: AuthFlow): flow is NewPasswordFlow {
  return flow.type === 'signUp' || flow.type === 'changePassword' || flow.type === 'action';
}

function submitCode(
  flow: AuthFlow,
  code: string,
  name: string,
  run: (o: Operation) => void,
): AuthFlow {
  switch (flow.type) {
    case 'phone':
      run({ type: 'verifySms', code, purpose: flow.purpose });
      return { ...flow, status: 'verifying' };
    case 'secondFactor':
      if (flow.factor === undefined) return flow;
      run({ type: 'verifyFactor', factor: flow.factor.uid, code });
      return { ...flow, status: 'verifying' };
    case 'enrollTotp':
    case 'enrollSms':
      run({ type: 'finishEnroll', method: flow.type, code, name });
      return { ...flow, status: 'verifying' };
    default:
      return flow;
  }
}
