import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFlow, ReauthFlow } from '../../state/flow.ts';
import { isSignedIn } from '../../state/session.ts';

/** Starts a reauthentication by any method of the account; then `resume` continues. */
export function requestReauthentication(
  { session }: AuthState,
  id: number,
  resume: AuthFlow,
): ReauthFlow {
  const methods = isSignedIn(session)
    ? session.user.methods.map(({ providerId }) => providerId)
    : [];
  return { type: 'reauth', id, status: 'chooseMethod', methods, resume };
}
