import type { Flow } from '../../state/flow.ts';

/** Moves a flow that was under way to the step where the person can act. */
export function backToForm(flow: Flow): Flow {
  switch (flow.kind) {
    case 'changePassword':
    case 'profile':
    case 'unlink':
    case 'unenrol':
    case 'signOutOthers':
    case 'changeEmail':
    case 'reset':
    case 'verifyEmail':
    case 'enrolTotp':
    case 'enrolSms':
    case 'phone':
    case 'emailLink':
      return { ...flow, step: 'edit' };
    case 'customToken':
    case 'action':
      return { ...flow, step: 'failed' };
    case 'delete':
      return { ...flow, step: 'confirm' };
    case 'secondFactor':
      return { ...flow, step: 'choose', factor: undefined };
    case 'reauth':
    case 'conflict':
      return { ...flow, step: 'chooseMethod' };
    case 'merge':
      return { ...flow, step: flow.step === 'confirm' ? 'confirm' : 'stopped' };
    case 'passkey':
    case 'signOut':
      return flow;
    case 'signIn':
    case 'signUp':
    case 'oauth': {
      const { error: _, ...form } = flow;
      return { ...form, step: 'edit' };
    }
    case 'guest': {
      const { error: _, ...form } = flow;
      return { ...form, step: 'failed' };
    }
    case 'idle':
      return { kind: 'idle', id: flow.id };
    default:
      return flow satisfies never;
  }
}
