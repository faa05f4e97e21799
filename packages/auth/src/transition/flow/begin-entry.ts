import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFlow } from '../../state/flow.ts';
import { isSignedIn } from '../../state/session.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import type { Operation } from '../operation.ts';
import { inherited, purposeOf } from './purpose.ts';
import { supersede } from './supersede.ts';
import { cannotSubmit } from './submit.ts';
import { authErrors } from '../../state/auth-errors.ts';

/** A command that starts a sign-in. */
export type EntryEvent = Extract<
  AuthEvent,
  {
    type:
      | 'SIGN_IN'
      | 'SIGN_UP'
      | 'SIGN_IN_ANONYMOUSLY'
      | 'POPUP'
      | 'REDIRECT'
      | 'CUSTOM_TOKEN'
      | 'SEND_LINK'
      | 'SEND_SMS';
  }
>;

/** Starts a sign-in. */
export function beginEntry(state: AuthState, event: EntryEvent, emit: Emit): AuthFlow {
  const current = state.flow;
  const run = (flowId: number, operation: Operation): void =>
    emit({ type: 'run', flowId, operation });
  const base = () => ({ id: supersede(current, emit), ...inherited(current) });

  switch (event.type) {
    case 'SIGN_IN':
    case 'SIGN_UP': {
      const { email, password } = event;
      const type = event.type === 'SIGN_IN' ? 'signIn' : 'signUp';
      // Keep the result of the password policy, so that the checklist stays visible after a
      // failure.
      const { password: check } = type === 'signUp' && current.type === type ? current : {};
      const next = { ...base(), type, email, ...(check && { password: check }) } as const;
      const error = cannotSubmit(state, { email, password });
      if (error !== undefined) return { ...next, status: 'edit', error };
      run(
        next.id,
        event.type === 'SIGN_IN'
          ? { type: 'signIn', email, password }
          : { type: 'signUp', email, password, displayName: event.displayName },
      );
      return { ...next, status: 'submitting' };
    }
    case 'SIGN_IN_ANONYMOUSLY': {
      // Repeated command, or a user is signed in: a second guest would orphan the first one's data.
      if (
        isSignedIn(state.session) ||
        (current.type === 'guest' && current.status === 'submitting')
      ) {
        return current;
      }
      const next = { id: supersede(current, emit), type: 'guest' } as const;
      const error = cannotSubmit(state);
      if (error !== undefined) return { ...next, status: 'failed', error };
      run(next.id, { type: 'guest' });
      return { ...next, status: 'submitting' };
    }
    case 'POPUP': {
      const { providerId } = event;
      const purpose = purposeOf(state);
      const { canRedirect } = state;
      const next = { ...base(), type: 'oauth', purpose, providerId, canRedirect } as const;
      const error = cannotSubmit(state);
      if (error !== undefined) return { ...next, status: 'edit', error };
      run(next.id, { type: 'popup', providerId, purpose });
      return { ...next, status: 'popupOpen' };
    }
    case 'CUSTOM_TOKEN': {
      const next = { ...base(), type: 'customToken' } as const;
      run(next.id, { type: 'customToken', token: event.token });
      return { ...next, status: 'submitting' };
    }
    case 'SEND_LINK': {
      const { email } = event;
      const next = {
        ...base(),
        type: 'emailLink',
        purpose: purposeOf(state),
        email,
        resendAt: 0,
      } as const;
      const error = cannotSubmit(state, { email });
      if (error !== undefined) return { ...next, status: 'edit', error };
      run(next.id, { type: 'sendLink', email });
      return { ...next, status: 'sending' };
    }
    case 'REDIRECT': {
      const { providerId } = event;
      const purpose = purposeOf(state);
      const next = {
        ...base(),
        type: 'oauth',
        purpose,
        providerId,
        canRedirect: state.canRedirect,
      } as const;
      // On other origins, browsers partition the provider's storage, so the user would return
      // signed out.
      if (!state.canRedirect)
        return { ...next, status: 'blocked', error: authErrors.create('session/redirect-unsafe') };
      run(next.id, { type: 'redirect', providerId, purpose });
      return { ...next, status: 'redirecting' };
    }
    case 'SEND_SMS': {
      const { phoneNumber } = event;
      const next = {
        ...base(),
        type: 'phone',
        purpose: purposeOf(state),
        phoneNumber,
        resendAt: 0,
      } as const;
      const error =
        phoneNumber === '' ? authErrors.create('auth/missing-phone-number') : cannotSubmit(state);
      if (error !== undefined) return { ...next, status: 'edit', error };
      run(next.id, { type: 'sendSms', phoneNumber });
      return { ...next, status: 'sending' };
    }
    default:
      return event satisfies never;
  }
}
