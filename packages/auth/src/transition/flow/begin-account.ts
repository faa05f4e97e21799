import type { AuthState } from '../../state/auth-state.ts';
import type { Failure } from '../../state/failure.ts';
import type { Flow } from '../../state/flow.ts';
import type { ChangeFlow } from '../../state/flows/account-flows.ts';
import { isActive } from '../../state/session.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import type { Operation } from '../operation.ts';
import { supersede } from './supersede.ts';
import { cannotSubmit } from './submit.ts';
import { authErrors } from '../../state/auth-errors.ts';

/** A command that begins a change to the account. */
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
      | 'UNENROL'
      | 'ENROL_TOTP'
      | 'ENROL_SMS'
      | 'DELETE_ACCOUNT';
  }
>;

/** Begins a change to the account. */
export function beginAccount(state: AuthState, event: AccountEvent, emit: Emit): Flow {
  const run = (flowId: number, operation: Operation): void =>
    emit({ effect: 'run', flowId, operation });
  const next = () => supersede(state.flow, emit);

  switch (event.type) {
    case 'OPEN_ACTION': {
      const flow = { id: next(), kind: 'action', mode: undefined, email: undefined } as const;
      run(flow.id, { op: 'checkAction', code: event.code });
      return { ...flow, step: 'checking' };
    }
    case 'SEND_RESET': {
      const { email } = event;
      const flow = { id: next(), kind: 'reset', email, resendAt: 0 } as const;
      const error = cannotSubmit(state, { email });
      if (error !== undefined) return { ...flow, step: 'edit', error };
      run(flow.id, { op: 'sendReset', email });
      return { ...flow, step: 'sending' };
    }
    case 'SEND_VERIFICATION': {
      const email = userOf(state)?.email ?? '';
      const flow = { id: next(), kind: 'verifyEmail', email, resendAt: 0 } as const;
      const error = cannotChange(state);
      if (error !== undefined) return { ...flow, step: 'edit', error };
      run(flow.id, { op: 'sendVerification' });
      return { ...flow, step: 'sending' };
    }
    case 'CHANGE_EMAIL': {
      const { email } = event;
      const flow = { id: next(), kind: 'changeEmail', email, resendAt: 0 } as const;
      const error = cannotSubmit(state, { email }) ?? cannotChange(state);
      if (error !== undefined) return { ...flow, step: 'edit', error };
      run(flow.id, { op: 'changeEmail', email });
      return { ...flow, step: 'sending' };
    }
    case 'CHANGE_PASSWORD': {
      const { password } = event;
      const error = cannotSubmit(state, { password });
      return change('changePassword', { op: 'changePassword', password }, error);
    }
    case 'SIGN_OUT_OTHERS': {
      const { password } = event;
      const error = cannotSubmit(state, { password });
      return change('signOutOthers', { op: 'signOutOthers', password }, error);
    }
    case 'UPDATE_PROFILE': {
      const { displayName, photoURL } = event;
      return change('profile', { op: 'updateProfile', displayName, photoURL });
    }
    case 'UNLINK': {
      // Without a method left nobody could come back.
      const last = (userOf(state)?.methods.length ?? 0) <= 1;
      const error = last ? authErrors.create('session/last-method') : undefined;
      return change('unlink', { op: 'unlink', providerId: event.providerId }, error);
    }
    case 'UNENROL':
      return change('unenrol', { op: 'unenrol', factor: event.uid });
    case 'ENROL_TOTP':
    case 'ENROL_SMS': {
      const sms = event.type === 'ENROL_SMS';
      const phoneNumber = sms ? event.phoneNumber : '';
      const kind = sms ? 'enrolSms' : 'enrolTotp';
      const flow = { id: next(), kind, secret: undefined, phoneNumber, resendAt: 0 } as const;
      const error = cannotChange(state);
      if (error !== undefined) return { ...flow, step: 'edit', error };
      if (userOf(state)?.emailVerified !== true) return { ...flow, step: 'needsVerifiedEmail' };
      run(flow.id, sms ? { op: 'sendEnrolSms', phoneNumber } : { op: 'startTotp' });
      return { ...flow, step: 'starting' };
    }
    case 'DELETE_ACCOUNT': {
      const flow = { id: next(), kind: 'delete' } as const;
      const error = cannotChange(state);
      if (error !== undefined) return { ...flow, step: 'confirm', error };
      run(flow.id, { op: 'deleteData' });
      return { ...flow, step: 'deletingData' };
    }
    default:
      return event satisfies never;
  }

  function change(kind: ChangeFlow['kind'], operation: Operation, problem?: Failure): Flow {
    const flow = { id: next(), kind } as const;
    const error = problem ?? cannotChange(state);
    if (error !== undefined) return { ...flow, step: 'edit', error };
    run(flow.id, operation);
    return { ...flow, step: 'submitting' };
  }
}

function userOf({ session }: AuthState) {
  return isActive(session) ? session.user : undefined;
}

/** Nothing about an account is changed on this device's word alone. */
function cannotChange(state: AuthState): Failure | undefined {
  const { session } = state;
  if (!isActive(session)) return authErrors.create('auth/user-signed-out');
  return (
    cannotSubmit(state) ?? (session.confirmed ? undefined : authErrors.create('session/read-only'))
  );
}
