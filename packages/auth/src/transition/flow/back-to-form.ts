import type { AuthFlow } from '../../state/flow.ts';

/** Moves a busy flow back to the step where the user can act. */
export function backToForm(flow: AuthFlow): AuthFlow {
  switch (flow.type) {
    case 'changePassword':
    case 'profile':
    case 'unlink':
    case 'unenroll':
    case 'signOutOthers':
    case 'changeEmail':
    case 'reset':
    case 'verifyEmail':
    case 'enrollTotp':
    case 'enrollSms':
    case 'phone':
    case 'emailLink':
      return { ...flow, status: 'edit' };
    case 'customToken':
    case 'action':
      return { ...flow, status: 'failed' };
    case 'delete':
      return { ...flow, status: 'confirm' };
    case 'secondFactor':
      return { ...flow, status: 'choose', factor: undefined };
    case 'reauth':
    case 'conflict':
      return { ...flow, status: 'chooseMethod' };
    case 'merge':
      return { ...flow, status: flow.status === 'confirm' ? 'confirm' : 'stopped' };
    case 'passkey':
    case 'signOut':
      return flow;
    case 'signIn':
    case 'signUp':
    case 'oauth': {
      const { error: _, ...form } = flow;
      return { ...form, status: 'edit' };
    }
    case 'guest': {
      const { error: _, ...form } = flow;
      return { ...form, status: 'failed' };
    }
    case 'idle':
      return { type: 'idle', id: flow.id };
    default:
      return flow satisfies never;
  }
}
