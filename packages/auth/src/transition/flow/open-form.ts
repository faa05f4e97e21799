import type { AuthFlow } from '../../state/flow.ts';
import type { FormType } from '../command.ts';
import { inherited } from './purpose.ts';

/** The empty form of a flow. */
export function openForm(
  { form: type, email = '' }: { readonly form: FormType; readonly email?: string },
  id: number,
  current: AuthFlow,
): AuthFlow {
  const base = { id, ...inherited(current) };
  switch (type) {
    case 'signIn':
    case 'signUp':
      return { ...base, type, status: 'edit', email };
    case 'emailLink':
      return { ...base, type, status: 'edit', purpose: 'signIn', email, resendAt: 0 };
    case 'phone':
      return { ...base, type, status: 'edit', purpose: 'signIn', phoneNumber: '', resendAt: 0 };
    case 'reset':
    case 'changeEmail':
      return { ...base, type, status: 'edit', email, resendAt: 0 };
    case 'changePassword':
      return { ...base, type, status: 'edit' };
    case 'enrollSms':
      return { ...base, type, status: 'edit', secret: undefined, phoneNumber: '', resendAt: 0 };
    case 'delete':
      return { ...base, type, status: 'confirm' };
    default:
      return type satisfies never;
  }
}
