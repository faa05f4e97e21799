import type { Flow } from '../../state/flow.ts';

/** The form of a flow that was under way. */
export function editable(flow: Flow): Flow {
  switch (flow.kind) {
    case 'changePassword':
    case 'profile':
    case 'unlink':
    case 'unenrol':
    case 'changeEmail':
    case 'reset':
    case 'verifyEmail':
    case 'enrolTotp':
    case 'enrolSms':
    case 'oauth':
    case 'phone':
    case 'emailLink':
    case 'signUp':
    case 'signIn':
      return { ...flow, step: 'edit' };
    case 'delete':
      return { ...flow, step: 'confirm' };
    default:
      return flow;
  }
}
