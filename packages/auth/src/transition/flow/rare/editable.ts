import { backToCommonForm } from '../common-form.ts';
import type { Flow } from '../../../state/flow.ts';

/** A flow that was under way, at the step where the person can act. */
export function editable(flow: Flow): Flow {
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
    case 'guest':
    case 'oauth':
    case 'idle':
      return backToCommonForm(flow);
    default:
      return flow satisfies never;
  }
}
