import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFailure } from '../../state/failure.ts';
import type { AuthFlow, ChangeFlow } from '../../state/flow.ts';
import { isSignedIn } from '../../state/session.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import type { Operation } from '../operation.ts';
import { supersede } from './supersede.ts';
import { cannotSubmit } from './submit.ts';
import { authErrors } from '../../state/auth-errors.ts';

/** A command that starts an account change. */
export type AccountEvent = Extract<
  AuthEvent,
  {
    type:
      | 'OPEN_ACTION'
      | 'SEND_RESET'
      | 'SEND_VERIFICATION'
      | 'CHANGE_EMAIL'
      | 'CHANGE_PASSWORD'
      | 'SIGN_OUT_OTHERS'
      | 'UPDATE_PROFILE'
      | 'UNLINK'
      | 'UNENROLL'
      | 'ENROLL_TOTP'
      | 'ENROLL_SMS'
      | 'DELETE_ACCOUNT';
  }
>;

/** Starts an account change. */
export function beginAccount(state: AuthState, event: AccountEvent, emit: Emit): AuthFlow {
  const run = (flowId: number, operation: Operation): void =>
    emit({ type: 'run', flowId, operation });
  const next = () => supersede(state.flow, emit);

  switch (event.type) {
    case 'OPEN_ACTION': {
      const flow = { id: next(), type: 'action', mode: undefined, email: undefined } as const;
      run(flow.id, { type: 'checkAction', code: event.code });
      return { ...flow, status: 'checking' };
    }
    case 'SEND_RESET': {
      const { email } = event;
      const flow = { id: next(), type: 'reset', email, resendAt: 0 } as const;
      const error = cannotSubmit(state, { email });
      if (error !== undefined) return { ...flow, status: 'edit', error };
      run(flow.id, { type: 'sendReset', email });
      return { ...flow, status: 'sending' };
    }
    case 'SEND_VERIFICATION': {
      const email = userOf(state)?.email ?? '';
      const flow = { id: next(), type: 'verifyEmail', email, resendAt: 0 } as const;
      const error = cannotChange(state);
      if (error !== undefined) return { ...flow, status: 'edit', error };
      run(flow.id, { type: 'sendVerification' });
      return { ...flow, status: 'sending' };
    }
    case 'CHANGE_EMAIL': {
      const { email } = event;
      const flow = { id: next(), type: 'changeEmail', email, resendAt: 0 } as const;
      const error = cannotSubmit(state, { email }) ?? cannotChange(state);
      if (error !== undefined) return { ...flow, status: 'edit', error };
      run(flow.id, { type: 'changeEmail', email });
      return { ...flow, status: 'sending' };
    }
    case 'CHANGE_PASSWORD': {
      const { password } = event;
      const error = cannotSubmit(state, { password });
      return change('changePassword', { type: 'changePassword', password }, error);
    }
    case 'SIGN_OUT_OTHERS': {
      const { password } = event;
      const error = cannotSubmit(state, { password });
      return change('signOutOthers', { type: 'signOutOthers', password }, error);
    }
    case 'UPDATE_PROFILE': {
      const { displayName, photoURL } = event;
      return change('profile', { type: 'updateProfile', displayName, photoURL });
    }
    case 'UNLINK': {
      // Without a sign-in method, the account couldn't be accessed again.
      const last = (userOf(state)?.methods.length ?? 0) <= 1;
      const error = last ? authErrors.create('session/last-method') : undefined;
      return change('unlink', { type: 'unlink', providerId: event.providerId }, error);
    }
    case 'UNENROLL':
      return change('unenroll', { type: 'unenroll', factor: event.uid });
    case 'ENROLL_TOTP':
    case 'ENROLL_SMS': {
      const sms = event.type === 'ENROLL_SMS';
      const phoneNumber = sms ? event.phoneNumber : '';
      const type = sms ? 'enrollSms' : 'enrollTotp';
      const flow = { id: next(), type, secret: undefined, phoneNumber, resendAt: 0 } as const;
      const error = cannotChange(state);
      if (error !== undefined) return { ...flow, status: 'edit', error };
      if (userOf(state)?.emailVerified !== true) return { ...flow, status: 'needsVerifiedEmail' };
      run(flow.id, sms ? { type: 'sendEnrollSms', phoneNumber } : { type: 'startTotp' });
      return { ...flow, status: 'starting' };
    }
    case 'DELETE_ACCOUNT': {
      const flow = { id: next(), type: 'delete' } as const;
      const error = cannotChange(state);
      if (error !== undefined) return { ...flow, status: 'confirm', error };
      run(flow.id, { type: 'deleteData' });
      return { ...flow, status: 'deletingData' };
    }
    default:
      return event satisfies never;
  }

  function change(type: ChangeFlow['type'], operation: Operation, problem?: AuthFailure): AuthFlow {
    const flow = { id: next(), type } as const;
    const error = problem ?? cannotChange(state);
    if (error !== undefined) return { ...flow, status: 'edit', error };
    run(flow.id, operation);
    return { ...flow, status: 'submitting' };
  }
}

function userOf({ session }: AuthState) {
  return isSignedIn(session) ? session.user : undefined;
}

/** Returns why the account can't be changed; an unconfirmed session may change nothing. */
function cannotChange(state: AuthState): AuthFailure | undefined {
  const { session } = state;
  if (!isSignedIn(session)) return authErrors.create('auth/user-signed-out');
  return (
    cannotSubmit(state) ?? (session.confirmed ? undefined : authErrors.create('session/read-only'))
  );
}
