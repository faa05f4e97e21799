import type { AuthFlow } from './flow.ts';
import type { Attestation, TokenClaims, Connectivity, TokenSync } from './regions.ts';
import type { Session } from './session.ts';

/** Everything that is known about signing in; regions change independently of each other. */
export interface AuthState {
  readonly session: Session;
  readonly flow: AuthFlow;
  readonly token: TokenSync;
  readonly claims: TokenClaims;
  readonly attestation: Attestation;
  readonly connectivity: Connectivity;
  /** Where the person wanted to go before being asked to sign in. */
  readonly returnTo: string | undefined;
  /** The provider's pages are served by this origin, so a redirect finds its way back. */
  readonly canRedirect: boolean;
}

/** The state before the machine is started. */
export const initialState: AuthState = {
  session: { status: 'uninitialized' },
  flow: { type: 'idle', id: 0 },
  token: { status: 'off' },
  claims: { status: 'none' },
  attestation: { status: 'off' },
  connectivity: { status: 'unknown', since: 0 },
  returnTo: undefined,
  canRedirect: false,
};
