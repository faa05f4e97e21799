import type { AuthState } from '../state/auth-state.ts';
import type { AuthEvent } from './auth-event.ts';
import { claims } from './claims.ts';
import { connectivity } from './connectivity.ts';
import type { Effect } from './effect.ts';
import { flow } from './flow.ts';
import { returnTo } from './return-to.ts';
import { session } from './session.ts';

/** A state and what it asks to be done. */
export interface Step {
  readonly state: AuthState;
  readonly effects: readonly Effect[];
}

/** The machine: what an event makes of a state. Pure; every region sees the state before the event. */
export function transition(state: AuthState, event: AuthEvent): Step {
  const effects: Effect[] = [];
  const emit = (effect: Effect): void => void effects.push(effect);
  const next: AuthState = {
    session: session(state, event, emit),
    flow: flow(state, event, emit),
    token: state.token,
    claims: claims(state.claims, event),
    attestation: state.attestation,
    connectivity: connectivity(state.connectivity, event),
    returnTo: returnTo(state.returnTo, event, emit),
  };
  return { state: same(state, next) ? state : next, effects };
}

function same(a: AuthState, b: AuthState): boolean {
  return (Object.keys(a) as (keyof AuthState)[]).every((region) => a[region] === b[region]);
}
