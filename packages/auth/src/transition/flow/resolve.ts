import type { Flow } from '../../state/flow.ts';
import type { MergeFlow, MergeStep } from '../../state/flows/challenge-flows.ts';
import type { Emit } from '../effect.ts';
import type { OperationResult } from '../operation.ts';
import { mergeAt } from './continue-merge.ts';
import { RESEND_PAUSE } from './submit.ts';

/** Where a flow goes when its operation has succeeded. */
export function resolve(current: Flow, result: OperationResult, emit: Emit, now: number): Flow {
  const { error: _, ...flow } = current;
  const resendAt = result.resendAt ?? now + RESEND_PAUSE;
  switch (flow.kind) {
    case 'signIn':
    case 'signUp':
    case 'customToken':
    case 'oauth':
      return finish({ ...flow, step: 'done' }, emit);
    case 'guest':
    case 'changePassword':
    case 'profile':
    case 'unlink':
    case 'unenrol':
    case 'signOutOthers':
      return { ...flow, step: 'done' };
    case 'emailLink':
      return flow.step === 'sending'
        ? { ...flow, step: 'sent', resendAt }
        : finish({ ...flow, step: 'done' }, emit);
    case 'phone':
      return flow.step === 'sending'
        ? { ...flow, step: 'codeSent', resendAt }
        : finish({ ...flow, step: 'done' }, emit);
    case 'secondFactor':
      if (flow.step === 'sending') return { ...flow, step: 'code', resendAt };
      // The account of a merge was signed in to, in its own app.
      return flow.first.kind === 'merge'
        ? resolve({ ...flow.first, id: flow.id, step: 'signingIn' }, result, emit, now)
        : finish({ ...flow, step: 'done' }, emit);
    case 'reauth': {
      const { after: _ignored, ...reauth } = flow;
      return finish({ ...reauth, after: { do: 'resume', flow: flow.resume } }, emit);
    }
    case 'conflict':
      return { ...flow, step: 'done' };
    case 'merge':
      return nextMergeStep({ ...flow, accountUid: result.accountUid ?? flow.accountUid }, emit);
    case 'action': {
      if (flow.step === 'applying') return { ...flow, step: 'done' };
      if (result.action === undefined) return flow;
      const { mode, email } = result.action;
      if (mode === 'resetPassword') return { ...flow, mode, email, step: 'edit' };
      emit({ effect: 'run', flowId: flow.id, operation: { op: 'applyAction', mode } });
      return { ...flow, mode, email, step: 'applying' };
    }
    case 'reset':
    case 'verifyEmail':
    case 'changeEmail':
      return { ...flow, step: 'sent', resendAt };
    case 'enrolTotp':
    case 'enrolSms':
      return flow.step === 'verifying'
        ? { ...flow, secret: undefined, step: 'done' }
        : { ...flow, step: 'code', secret: result.secret, resendAt };
    case 'delete':
      if (flow.step !== 'deletingData') return { ...flow, step: 'done' };
      emit({ effect: 'run', flowId: flow.id, operation: { op: 'deleteUser' } });
      return { ...flow, step: 'submitting' };
    case 'signOut':
    case 'passkey':
      return flow;
    case 'idle':
      return current;
    default:
      return flow satisfies never;
  }
}

/** Does what the finished flow was for. */
function finish(flow: Flow, emit: Emit): Flow {
  const id = flow.id + 1;
  const { after } = flow;
  if (after === undefined) return flow;
  switch (after.do) {
    case 'link': {
      const { from, providerId, email } = after;
      emit({ effect: 'run', flowId: id, operation: { op: 'linkHeld', from } });
      return { kind: 'conflict', id, step: 'linking', from, providerId, email };
    }
    case 'resume':
      emit({ effect: 'rerun', from: after.flow.id, flowId: id });
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

function nextMergeStep(flow: MergeFlow, emit: Emit): Flow {
  if (flow.step === 'confirm' || flow.step === 'stopped' || flow.step === 'done') return flow;
  const next = followingStep[flow.step];
  if (next !== undefined) return mergeAt(next, flow, emit);
  emit({ effect: 'journal', merge: undefined });
  return { ...flow, step: 'done' };
}
