import type { AuthState } from '../../state/auth-state.ts';
import type { Flow } from '../../state/flow.ts';
import type { After, Purpose } from '../../state/flows/flow-base.ts';
import { isActive } from '../../state/session.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import type { Operation } from '../operation.ts';
import { cannotSubmit } from './submit.ts';

type CommonEntry = Extract<AuthEvent, { type: 'SIGN_IN' | 'SIGN_UP' | 'GUEST' | 'POPUP' }>;

/** What a new flow is made of besides its own event. */
export interface Beginning {
  /** Gives the new flow's number and calls what ran before back. */
  readonly id: () => number;
  readonly purpose: Purpose;
  /** What it is to do for the flow that it takes the place of. */
  readonly after?: After;
}

/** Begins one of the ways in that most visits need. */
export function beginCommon(
  state: AuthState,
  event: CommonEntry,
  emit: Emit,
  { id, purpose, after }: Beginning,
): Flow {
  const current = state.flow;
  const inherits = after && { after };
  switch (event.type) {
    case 'SIGN_IN':
    case 'SIGN_UP': {
      const { email, password } = event;
      const kind = event.type === 'SIGN_IN' ? 'signIn' : 'signUp';
      // What is asked of the password stays in view when the account is refused.
      const { password: check } = kind === 'signUp' && current.kind === kind ? current : {};
      const next = {
        id: id(),
        ...inherits,
        kind,
        email,
        ...(check && { password: check }),
      } as const;
      const error = cannotSubmit(state, { email, password });
      if (error !== undefined) return { ...next, step: 'edit', error };
      const operation: Operation =
        event.type === 'SIGN_IN'
          ? { op: 'signIn', email, password }
          : { op: 'signUp', email, password, displayName: event.displayName };
      emit({ effect: 'run', flowId: next.id, operation });
      return { ...next, step: 'submitting' };
    }
    case 'GUEST': {
      // Asked twice, or already somebody: a second guest would orphan the first one's data.
      if (isActive(state.session) || (current.kind === 'guest' && current.step === 'submitting')) {
        return current;
      }
      const next = { id: id(), kind: 'guest' } as const;
      const error = cannotSubmit(state);
      if (error !== undefined) return { ...next, step: 'failed', error };
      emit({ effect: 'run', flowId: next.id, operation: { op: 'guest' } });
      return { ...next, step: 'submitting' };
    }
    case 'POPUP': {
      const { providerId } = event;
      const { canRedirect } = state;
      const next = {
        id: id(),
        ...inherits,
        kind: 'oauth',
        purpose,
        providerId,
        canRedirect,
      } as const;
      const error = cannotSubmit(state);
      if (error !== undefined) return { ...next, step: 'edit', error };
      emit({ effect: 'run', flowId: next.id, operation: { op: 'popup', providerId, purpose } });
      return { ...next, step: 'popupOpen' };
    }
    default:
      return event satisfies never;
  }
}
