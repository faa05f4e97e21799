import { appError, type ErrorCode } from '@quits/errors';
import type { AuthState } from '../../state/auth-state.ts';
import type { Failure } from '../../state/failure.ts';

/** How long a mail or SMS may not be sent again, in ms. */
export const RESEND_PAUSE = 30_000;

/** Why a form is not sent. The provider checks none of this, and offline it lets each call time out. */
export function cannotSubmit(
  state: AuthState,
  input: { readonly email?: string; readonly password?: string; readonly code?: string } = {},
): Failure | undefined {
  const code =
    problemWith(input) ?? (state.connectivity.n === 'offline' ? 'network/offline' : undefined);
  return code === undefined ? undefined : appError(code);
}

function problemWith({
  email,
  password,
  code,
}: {
  readonly email?: string;
  readonly password?: string;
  readonly code?: string;
}): ErrorCode | undefined {
  if (email === '') return 'auth/missing-email';
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'auth/invalid-email';
  if (password === '') return 'auth/missing-password';
  return code === '' ? 'auth/missing-verification-code' : undefined;
}
