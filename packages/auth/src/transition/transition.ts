import type { AuthState } from '../state/auth-state.ts';
import { attestation } from './attestation.ts';
import type { AuthEvent } from './auth-event.ts';
import { claims } from './claims.ts';
import { connectivity } from './connectivity.ts';
import { cookie } from './cookie.ts';
import type { AuthEffect, Emit } from './effect.ts';
import { flow } from './flow/flow.ts';
import { returnTo } from './return-to.ts';
import { session } from './session.ts';

/** Next state and the effects to run. */
export interface TransitionResult {
  readonly state: AuthState;
  readonly effects: readonly AuthEffect[];
}

/**
 * Computes the next state after an event at a time (ms since 1970). Pure; every region sees the
 * state before the event.
 */
export function transition(state: AuthState, event: AuthEvent, now: number): TransitionResult {
  const effects: AuthEffect[] = [];
  const emit: Emit = (effect) => void effects.push(effect);
  const next: AuthState = {
    session: session(state, event, emit),
    flow: flow(state, event, emit, now),
    token: cookie(state, event, emit, now),
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
