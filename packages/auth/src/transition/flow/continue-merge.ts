import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFlow, MergeFlow, MergeStep } from '../../state/flow.ts';
import type { AuthEvent, MergeJournal } from '../auth-event.ts';
import type { Emit } from '../effect.ts';
import { supersede } from './supersede.ts';
import { cannotSubmit } from './submit.ts';
import { switchTo } from './switch-to.ts';

type MergeEvent = Extract<AuthEvent, { type: 'MERGE' | 'RESUME_MERGE' | 'RESTORED' }>;

/**
 * Continues a merge after the user's choice, and restores one that an earlier visit left
 * unfinished.
 */
export function continueMerge(state: AuthState, event: MergeEvent, emit: Emit): AuthFlow {
  const flow = state.flow;
  if (event.type === 'RESTORED') {
    return event.merge === undefined
      ? flow
      : leftBehind(supersede(flow, emit), event.merge, event.seen?.user.uid);
  }
  if (flow.type !== 'merge') return flow;
  if (event.type === 'MERGE') {
    if (flow.status !== 'confirm') return flow;
    switch (event.choice) {
      case 'keepGuest':
        emit({ type: 'journal', merge: undefined });
        return { type: 'idle', id: supersede(flow, emit) };
      case 'useAccount':
        emit({ type: 'journal', merge: undefined });
        return switchTo(flow.from, supersede(flow, emit), flow.email, emit);
      case 'merge':
        return mergeAt('exporting', flow, emit);
      default:
        return event.choice satisfies never;
    }
  }
  if (flow.status !== 'stopped') return flow;
  if (!flow.needsSignIn) return mergeAt(flow.at, flow, emit);
  const { email = '', password = '' } = event;
  const error = cannotSubmit(state, { email, password });
  if (error !== undefined) return { ...flow, error };
  emit({ type: 'holdPassword', flowId: flow.id, email, password });
  return mergeAt(flow.at, { ...flow, needsSignIn: false, from: flow.id, email }, emit);
}

/** Runs one step and journals it first, so that it is repeated if the page is closed. */
export function mergeAt(step: MergeStep, flow: MergeFlow, emit: Emit): MergeFlow {
  const { error: _, ...rest } = flow;
  const { guestUid, accountUid, from } = flow;
  emit({ type: 'journal', merge: { guestUid, accountUid, at: step } });
  emit({ type: 'run', flowId: flow.id, operation: { type: 'merge', step, guestUid, from } });
  return { ...rest, status: step, at: step };
}

/**
 * Restores an unfinished merge. The second app's session ended with the page, so the guest has to
 * sign in to the account again. The account itself only has the last step left. Any other user
 * ignores the merge.
 */
function leftBehind(id: number, journal: MergeJournal, uid: string | undefined): AuthFlow {
  const isGuest = uid === journal.guestUid;
  const isAccount = uid !== undefined && uid === journal.accountUid;
  if (!isGuest && !isAccount) return { type: 'idle', id };
  const again = journal.at === 'exporting' ? 'exporting' : 'signingIn';
  return {
    type: 'merge',
    id,
    status: 'stopped',
    items: undefined,
    guestUid: journal.guestUid,
    accountUid: journal.accountUid,
    at: isAccount ? 'cleaning' : again,
    needsSignIn: isGuest,
    from: id,
    email: undefined,
  };
}
