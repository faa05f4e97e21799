import type { AuthState } from '../../state/auth-state.ts';
import type { Flow } from '../../state/flow.ts';
import type { MergeFlow, MergeStep } from '../../state/flows/middle-flows.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import { renumber } from './renumber.ts';
import { cannotSubmit } from './submit.ts';

type MergeEvent = Extract<AuthEvent, { type: 'MERGE' | 'RESUME_MERGE' | 'RESTORED' }>;

/** Moves a merge as the person decides, and brings one back that an earlier visit left behind. */
export function continueMerge(state: AuthState, event: MergeEvent, emit: Emit): Flow {
  const flow = state.flow;
  if (event.type === 'RESTORED') {
    return event.merge === undefined
      ? flow
      : leftBehind(renumber(flow, emit), event.merge, event.seen?.user.uid);
  }
  if (flow.kind !== 'merge') return flow;
  if (event.type === 'MERGE') {
    if (flow.step !== 'confirm') return flow;
    switch (event.choice) {
      case 'keepGuest':
        return { kind: 'idle', id: renumber(flow, emit) };
      case 'useAccount': {
        const id = renumber(flow, emit);
        emit({ effect: 'run', flowId: id, operation: { op: 'switchHeld', from: flow.from } });
        return { kind: 'signIn', id, step: 'submitting', email: flow.email ?? '' };
      }
      case 'merge':
        return mergeAt('exporting', flow, emit);
      default:
        return event.choice satisfies never;
    }
  }
  if (flow.step !== 'stopped') return flow;
  if (!flow.needsSignIn) return mergeAt(flow.at, flow, emit);
  const { email = '', password = '' } = event;
  const error = cannotSubmit(state, { email, password });
  if (error !== undefined) return { ...flow, error };
  emit({ effect: 'holdPassword', flowId: flow.id, email, password });
  return mergeAt(flow.at, { ...flow, needsSignIn: false, from: flow.id, email }, emit);
}

/** Runs one step, and notes it first: a page that is closed meanwhile starts again with it. */
export function mergeAt(step: MergeStep, flow: MergeFlow, emit: Emit): MergeFlow {
  const { error: _, ...rest } = flow;
  const { guestUid, from } = flow;
  emit({ effect: 'journal', merge: { guestUid, at: step } });
  emit({ effect: 'run', flowId: flow.id, operation: { op: 'merge', step, guestUid, from } });
  return { ...rest, step, at: step };
}

/** The account's session of the second app is gone with the page, so all but the last step sign in again. */
function leftBehind(
  id: number,
  journal: { readonly guestUid: string; readonly at: MergeStep },
  uid: string | undefined,
): Flow {
  if (uid === undefined) return { kind: 'idle', id };
  const switched = uid !== journal.guestUid;
  const at = switched ? 'cleaning' : journal.at === 'exporting' ? 'exporting' : 'signingIn';
  return {
    kind: 'merge',
    id,
    step: 'stopped',
    items: undefined,
    guestUid: journal.guestUid,
    at,
    needsSignIn: !switched,
    from: id,
    email: undefined,
  };
}
