import type { AuthState } from '../state/auth-state.ts';
import { attestation } from './attestation.ts';
import type { AuthEvent } from './auth-event.ts';
import { claims } from './claims.ts';
import { connectivity } from './connectivity.ts';
import type { Effect, Emit } from './effect.ts';
import type { TokenSync } from '../state/regions.ts';
import { commonFlow, type FlowRules } from './flow/common-flow.ts';
import { returnTo } from './return-to.ts';
import { session } from './session.ts';

/** A state and what it asks to be done. */
export interface Step {
  readonly state: AuthState;
  readonly effects: readonly Effect[];
}

/** Moves the region of the server's cookie. */
export type CookieRules = (
  state: AuthState,
  event: AuthEvent,
  emit: Emit,
  now: number,
) => TokenSync;

/** Rules that are loaded only where they are needed. */
export interface OptionalRules {
  readonly rare?: FlowRules | undefined;
  /** Without them there is no cookie. */
  readonly cookie?: CookieRules | undefined;
}

/** What an event makes of a state; `undefined` says that it takes the rules of rare flows. */
export function advance(
  state: AuthState,
  event: AuthEvent,
  now: number,
  { rare, cookie }: OptionalRules,
): Step | undefined {
  const effects: Effect[] = [];
  const emit = (effect: Effect): void => void effects.push(effect);
  const nextSession = session(state, event, emit);
  const flow = commonFlow(state, event, emit) ?? rare?.(state, event, emit, now);
  if (flow === undefined) return undefined;
  const next: AuthState = {
    session: nextSession,
    flow,
    token: cookie?.(state, event, emit, now) ?? state.token,
    claims: claims(state.claims, event, emit, now),
    attestation: attestation(state.attestation, event),
    connectivity: connectivity(state.connectivity, event, now),
    returnTo: returnTo(state.returnTo, event, emit),
    canRedirect: event.type === 'OPENED' ? event.canRedirect : state.canRedirect,
  };
  return { state: same(state, next) ? state : next, effects };
}

function same(a: AuthState, b: AuthState): boolean {
  return (Object.keys(a) as (keyof AuthState)[]).every((region) => a[region] === b[region]);
}
