import type { AuthState } from '../../../state/auth-state.ts';
import type { Flow } from '../../../state/flow.ts';
import type { AuthEvent } from '../../auth-event.ts';
import type { Emit } from '../../effect.ts';
import { renumber } from '../renumber.ts';
import { beginAccount } from './begin-account.ts';
import { beginEntry } from './begin-entry.ts';
import { continueFlow } from './continue-flow.ts';
import { editable } from './editable.ts';
import { reject } from './reject.ts';
import { resolve } from './resolve.ts';
import { startForm } from './start-form.ts';
import { authErrors } from '../../../state/auth-errors.ts';

/** Moves the flows that few visits need, and those that one of them has begun: one flow at a time, each with its own number. */
export function rareFlow(state: AuthState, event: AuthEvent, emit: Emit, now: number): Flow {
  const current = state.flow;
  switch (event.type) {
    case 'RESOLVED':
      return event.flowId === current.id ? resolve(current, event.result, emit, now) : current;
    case 'REJECTED':
      return event.flowId === current.id ? reject(state, event, emit) : current;
    case 'START':
      return startForm(event, renumber(current, emit), current);
    case 'CANCEL':
      return cancel(current, emit);
    case 'DEAD':
      // What was being done belonged to a session that has ended.
      return current.after === undefined ? current : { kind: 'idle', id: renumber(current, emit) };
    default:
      return (
        continueFlow(state, event, emit, now) ??
        beginEntry(state, event, emit) ??
        beginAccount(state, event, emit) ??
        current
      );
  }
}

/** Giving up a proof of identity leads back to what asked for it; giving up a merge forgets it. */
function cancel(current: Flow, emit: Emit): Flow {
  const id = renumber(current, emit);
  if (current.kind === 'merge') emit({ effect: 'journal', merge: undefined });
  const resumed =
    current.kind === 'reauth'
      ? current.resume
      : current.after?.do === 'resume'
        ? current.after.flow
        : undefined;
  if (resumed === undefined) return { kind: 'idle', id };
  return { ...editable(resumed), id, error: authErrors.create('session/reauth-cancelled') };
}
