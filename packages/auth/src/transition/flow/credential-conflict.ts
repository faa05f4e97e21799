import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFlow } from '../../state/flow.ts';
import { isSignedIn } from '../../state/session.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import { switchTo } from './switch-to.ts';

/**
 * Returns the flow that resolves a conflict with another account; `undefined` for other failures.
 */
export function credentialConflict(
  state: AuthState,
  flow: AuthFlow,
  event: Extract<AuthEvent, { type: 'REJECTED' }>,
  emit: Emit,
): AuthFlow | undefined {
  const { session } = state;
  const providerId = flow.type === 'oauth' ? flow.providerId : 'password';
  const { email, items } = event;
  switch (event.error.code) {
    case 'auth/account-exists-with-different-credential':
      return {
        type: 'conflict',
        id: flow.id + 1,
        status: 'chooseMethod',
        from: flow.id,
        providerId,
        email,
      };
    case 'auth/credential-already-in-use':
      if (!isSignedIn(session) || !session.user.isAnonymous) return undefined;
      // The guest has no data to merge, so don't ask.
      if (items === 0) return switchTo(flow.id, flow.id + 1, email, emit);
      return {
        type: 'merge',
        id: flow.id + 1,
        status: 'confirm',
        items,
        guestUid: session.user.uid,
        at: 'exporting',
        needsSignIn: false,
        from: flow.id,
        email,
      };
    default:
      return undefined;
  }
}
