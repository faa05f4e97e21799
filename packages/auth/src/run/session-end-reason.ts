import type { ErrorCode } from '@quits/errors';
import type { SignOutReason } from '../state/session.ts';

const reasons: Readonly<Partial<Record<string, SignOutReason>>> = {
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'deleted',
  'auth/user-token-expired': 'expired',
  'auth/invalid-user-token': 'expired',
} satisfies Partial<Record<ErrorCode, SignOutReason>>;

/** Returns why the provider refuses the session from now on; `undefined` if it doesn't. */
export function sessionEndReason({ code }: { readonly code: string }): SignOutReason | undefined {
  return reasons[code];
}
