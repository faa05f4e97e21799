import type { Flow } from '../../state/flow.ts';
import type { FormKind } from '../command.ts';
import { inherited } from './purpose.ts';

/** The empty form of a flow. */
export function startForm(
  { kind, email = '' }: { readonly kind: FormKind; readonly email?: string },
  id: number,
  current: Flow,
): Flow {
  const base = { id, ...inherited(current) };
  switch (kind) {
    case 'signIn':
    case 'signUp':
      return { ...base, kind, step: 'edit', email };
    case 'emailLink':
      return { ...base, kind, step: 'edit', purpose: 'signIn', email, resendAt: 0 };
    case 'phone':
      return { ...base, kind, step: 'edit', purpose: 'signIn', phoneNumber: '', resendAt: 0 };
    case 'reset':
    case 'changeEmail':
      return { ...base, kind, step: 'edit', email, resendAt: 0 };
    case 'changePassword':
      return { ...base, kind, step: 'edit' };
    case 'enrolSms':
      return { ...base, kind, step: 'edit', secret: undefined, phoneNumber: '', resendAt: 0 };
    case 'delete':
      return { ...base, kind, step: 'confirm' };
    default:
      return kind satisfies never;
  }
}
