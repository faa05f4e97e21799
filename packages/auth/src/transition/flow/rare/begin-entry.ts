import type { AuthState } from '../../../state/auth-state.ts';
import type { Flow } from '../../../state/flow.ts';
import type { AuthEvent } from '../../auth-event.ts';
import type { Emit } from '../../effect.ts';
import type { Operation } from '../../operation.ts';
import { beginCommon } from '../begin-common.ts';
import { inherited, purposeOf } from './purpose.ts';
import { renumber } from '../renumber.ts';
import { cannotSubmit } from '../submit.ts';
import { authErrors } from '../../../state/auth-errors.ts';

/** The flow that a way to sign in begins; `undefined` when the event is no such thing. */
export function beginEntry(state: AuthState, event: AuthEvent, emit: Emit): Flow | undefined {
  const current = state.flow;
  const run = (flowId: number, operation: Operation): void =>
    emit({ effect: 'run', flowId, operation });
  const base = () => ({ id: renumber(current, emit), ...inherited(current) });

  switch (event.type) {
    case 'SIGN_IN':
    case 'SIGN_UP':
    case 'GUEST':
    case 'POPUP':
      return beginCommon(state, event, emit, {
        id: () => renumber(current, emit),
        purpose: purposeOf(state),
        ...inherited(current),
      });
    case 'CUSTOM_TOKEN': {
      const next = { ...base(), kind: 'customToken' } as const;
      run(next.id, { op: 'customToken', token: event.token });
      return { ...next, step: 'submitting' };
    }
    case 'SEND_LINK': {
      const { email } = event;
      const next = {
        ...base(),
        kind: 'emailLink',
        purpose: purposeOf(state),
        email,
        resendAt: 0,
      } as const;
      const error = cannotSubmit(state, { email });
      if (error !== undefined) return { ...next, step: 'edit', error };
      run(next.id, { op: 'sendLink', email });
      return { ...next, step: 'sending' };
    }
    case 'REDIRECT': {
      const { providerId } = event;
      const purpose = purposeOf(state);
      const next = {
        ...base(),
        kind: 'oauth',
        purpose,
        providerId,
        canRedirect: state.canRedirect,
      } as const;
      // Elsewhere browsers keep the provider's answer apart from this page: the person would come back signed out.
      if (!state.canRedirect)
        return { ...next, step: 'blocked', error: authErrors.create('session/redirect-unsafe') };
      run(next.id, { op: 'redirect', providerId, purpose });
      return { ...next, step: 'redirecting' };
    }
    case 'SEND_SMS': {
      const { phoneNumber } = event;
      const next = {
        ...base(),
        kind: 'phone',
        purpose: purposeOf(state),
        phoneNumber,
        resendAt: 0,
      } as const;
      const error =
        phoneNumber === '' ? authErrors.create('auth/missing-phone-number') : cannotSubmit(state);
      if (error !== undefined) return { ...next, step: 'edit', error };
      run(next.id, { op: 'sendSms', phoneNumber });
      return { ...next, step: 'sending' };
    }
    default:
      return undefined;
  }
}
