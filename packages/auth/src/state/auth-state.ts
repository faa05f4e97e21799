import type { AuthFlow } from './flow.ts';
import type { Attestation, TokenClaims, Connectivity, TokenSync } from './regions.ts';
import type { Session } from './session.ts';

/** Complete sign-in state; its regions change independently of each other. */
export interface AuthState {
  readonly session: Session;
  readonly flow: AuthFlow;
  readonly token: TokenSync;
  readonly claims: TokenClaims;
  readonly attestation: Attestation;
  readonly connectivity: Connectivity;
  /** Path that the user requested before signing in. */
  readonly returnTo: string | undefined;
  /** Whether the provider's pages are on this origin, so that a redirect can return its result. */
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
