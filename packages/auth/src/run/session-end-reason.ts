import type { ErrorCode } from '@quits/errors';
import type { Failure } from '../state/failure.ts';
import type { OutReason } from '../state/session.ts';

const reasons: Readonly<Partial<Record<string, OutReason>>> = {
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'deleted',
  'auth/user-token-expired': 'expired',
  'auth/invalid-user-token': 'expired',
} satisfies Partial<Record<ErrorCode, OutReason>>;

/** Why the provider refuses the session from now on; `undefined` when it does not. */
export function sessionEndReason({ code }: Failure): OutReason | undefined {
  return reasons[code];
}
