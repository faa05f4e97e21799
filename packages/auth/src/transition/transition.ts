import type { AuthState } from '../state/auth-state.ts';
import { advance, type Step } from './advance.ts';
import type { AuthEvent } from './auth-event.ts';
import { cookie } from './cookie.ts';
import { rareFlow } from './flow/rare/rare-flow.ts';

/** The machine: what an event makes of a state at a time (ms since 1970). Pure; every region sees the state before the event. */
export function transition(state: AuthState, event: AuthEvent, now: number): Step {
  return advance(state, event, now, { rare: rareFlow, cookie }) ?? { state, effects: [] };
}
