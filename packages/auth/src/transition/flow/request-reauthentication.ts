import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFlow } from '../../state/flow.ts';
import type { ReauthFlow } from '../../state/flows/challenge-flows.ts';
import { isActive } from '../../state/session.ts';

/** Asks for a proof of identity by any method that the account has, after which a flow goes on. */
export function requestReauthentication(
  { session }: AuthState,
  id: number,
  resume: AuthFlow,
): ReauthFlow {
  const methods = isActive(session) ? session.user.methods.map(({ providerId }) => providerId) : [];
  return { type: 'reauth', id, status: 'chooseMethod', methods, resume };
}
