import type { AuthFlow } from '../../state/flow.ts';
import type { Emit } from '../effect.ts';
import type { Operation } from '../operation.ts';

/** Sends a flow's mail or SMS again, unless its pause is not over. */
export function resend(flow: AuthFlow, emit: Emit, now: number): AuthFlow {
  if (!('resendAt' in flow) || flow.resendAt > now) return flow;
  const run = (operation: Operation): void => emit({ type: 'run', flowId: flow.id, operation });
  switch (flow.type) {
    case 'emailLink':
      if (flow.status !== 'sent') return flow;
      run({ type: 'sendLink', email: flow.email });
      return { ...flow, status: 'sending' };
    case 'reset':
    case 'verifyEmail':
    case 'changeEmail': {
      if (flow.status !== 'sent') return flow;
      const { type, email } = flow;
      run(
        type === 'reset'
          ? { type: 'sendReset', email }
          : type === 'verifyEmail'
            ? { type: 'sendVerification' }
            : { type: 'changeEmail', email },
      );
      return { ...flow, status: 'sending' };
    }
    case 'phone':
      run({ type: 'sendSms', phoneNumber: flow.phoneNumber });
      return { ...flow, status: 'sending' };
    case 'enrollSms':
      run({ type: 'sendEnrollSms', phoneNumber: flow.phoneNumber });
      return { ...flow, status: 'starting' };
    case 'secondFactor':
      if (flow.factor === undefined) return flow;
      run({ type: 'sendFactorSms', factor: flow.factor.uid });
      return { ...flow, status: 'sending' };
    default:
      return flow;
  }
}
