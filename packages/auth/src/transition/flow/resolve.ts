import type { AuthFlow, MergeFlow, MergeStep } from '../../state/flow.ts';
import type { Emit } from '../effect.ts';
import type { OperationResult } from '../operation.ts';
import { mergeAt } from './continue-merge.ts';
import { RESEND_PAUSE } from './submit.ts';

/** Returns the flow after its operation succeeded. */
export function resolve(
  current: AuthFlow,
  result: OperationResult,
  emit: Emit,
  now: number,
): AuthFlow {
  const { error: _, ...flow } = current;
  const resendAt = result.resendAt ?? now + RESEND_PAUSE;
  switch (flow.type) {
    case 'signIn':
    case 'signUp':
    case 'customToken':
    case 'oauth':
      return finish({ ...flow, status: 'done' }, emit);
    case 'guest':
    case 'changePassword':
    case 'profile':
    case 'unlink':
    case 'unenroll':
    case 'signOutOthers':
      return { ...flow, status: 'done' };
    case 'emailLink':
      return flow.status === 'sending'
        ? { ...flow, status: 'sent', resendAt }
        : finish({ ...flow, status: 'done' }, emit);
    case 'phone':
      return flow.status === 'sending'
        ? { ...flow, status: 'codeSent', resendAt }
        : finish({ ...flow, status: 'done' }, emit);
    case 'secondFactor':
      if (flow.status === 'sending') return { ...flow, status: 'code', resendAt };
      // The account of a merge was signed in to, in its own app.
      return flow.first.type === 'merge'
        ? resolve({ ...flow.first, id: flow.id, status: 'signingIn' }, result, emit, now)
        : finish({ ...flow, status: 'done' }, emit);
    case 'reauth': {
      const { after: _ignored, ...reauth } = flow;
      return finish({ ...reauth, after: { type: 'resume', flow: flow.resume } }, emit);
    }
    case 'conflict':
      return { ...flow, status: 'done' };
    case 'merge':
      return nextMergeStep({ ...flow, accountUid: result.accountUid ?? flow.accountUid }, emit);
    case 'action': {
      if (flow.status === 'applying') return { ...flow, status: 'done' };
      if (result.action === undefined) return flow;
      const { mode, email } = result.action;
      if (mode === 'resetPassword') return { ...flow, mode, email, status: 'edit' };
      emit({ type: 'run', flowId: flow.id, operation: { type: 'applyAction', mode } });
      return { ...flow, mode, email, status: 'applying' };
    }
    case 'reset':
    case 'verifyEmail':
    case 'changeEmail':
      return { ...flow, status: 'sent', resendAt };
    case 'enrollTotp':
    case 'enrollSms':
      return flow.status === 'verifying'
        ? { ...flow, secret: undefined, status: 'done' }
        : { ...flow, status: 'code', secret: result.secret, resendAt };
    case 'delete':
      if (flow.status !== 'deletingData') return { ...flow, status: 'done' };
      emit({ type: 'run', flowId: flow.id, operation: { type: 'deleteUser' } });
      return { ...flow, status: 'submitting' };
    case 'signOut':
    case 'passkey':
      return flow;
    case 'idle':
      return current;
    default:
      return flow satisfies never;
  }
}

/** Runs the finished flow's follow-up action. */
function finish(flow: AuthFlow, emit: Emit): AuthFlow {
  const id = flow.id + 1;
  const { after } = flow;
  if (after === undefined) return flow;
  switch (after.type) {
    case 'link': {
      const { from, providerId, email } = after;
      emit({ type: 'run', flowId: id, operation: { type: 'linkHeld', from } });
      return { type: 'conflict', id, status: 'linking', from, providerId, email };
    }
    case 'resume':
      emit({ type: 'rerun', from: after.flow.id, flowId: id });
      return { ...after.flow, id };
    default:
      return after satisfies never;
  }
}

const followingStep: Readonly<Record<MergeStep, MergeStep | undefined>> = {
  exporting: 'signingIn',
  signingIn: 'importing',
  importing: 'switching',
  switching: 'cleaning',
  cleaning: undefined,
};

function nextMergeStep(flow: MergeFlow, emit: Emit): AuthFlow {
  if (flow.status === 'confirm' || flow.status === 'stopped' || flow.status === 'done') return flow;
  const next = followingStep[flow.status];
  if (next !== undefined) return mergeAt(next, flow, emit);
  emit({ type: 'journal', merge: undefined });
  return { ...flow, status: 'done' };
}
