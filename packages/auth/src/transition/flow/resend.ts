import type { Flow } from '../../state/flow.ts';
import type { Emit } from '../effect.ts';
import type { Operation } from '../operation.ts';

/** Sends a flow's mail or SMS again, unless its pause is not over. */
export function resend(flow: Flow, emit: Emit, now: number): Flow {
  if (!('resendAt' in flow) || flow.resendAt > now) return flow;
  const run = (operation: Operation): void => emit({ effect: 'run', flowId: flow.id, operation });
  switch (flow.kind) {
    case 'emailLink':
      if (flow.step !== 'sent') return flow;
      run({ op: 'sendLink', email: flow.email });
      return { ...flow, step: 'sending' };
    case 'reset':
    case 'verifyEmail':
    case 'changeEmail': {
      if (flow.step !== 'sent') return flow;
      const { kind, email } = flow;
      run(
        kind === 'reset'
          ? { op: 'sendReset', email }
          : kind === 'verifyEmail'
            ? { op: 'sendVerification' }
            : { op: 'changeEmail', email },
      );
      return { ...flow, step: 'sending' };
    }
    case 'phone':
      run({ op: 'sendSms', phoneNumber: flow.phoneNumber });
      return { ...flow, step: 'sending' };
    case 'enrolSms':
      run({ op: 'sendEnrolSms', phoneNumber: flow.phoneNumber });
      return { ...flow, step: 'starting' };
    case 'secondFactor':
      if (flow.factor === undefined) return flow;
      run({ op: 'sendFactorSms', factor: flow.factor.uid });
      return { ...flow, step: 'sending' };
    default:
      return flow;
  }
}
