import { createAppError } from '@quits/errors';
import type { AuthState } from '../../state/auth-state.ts';
import type { AuthFailure } from '../../state/failure.ts';
import { type AuthErrorCode, authErrors } from '../../state/auth-errors.ts';

/** Minimum time before a mail or SMS can be resent, in ms. */
export const RESEND_PAUSE = 30_000;

/**
 * Returns why a form can't be submitted. The provider validates none of this, and offline each of
 * its calls times out.
 */
export function cannotSubmit(
  state: AuthState,
  input: { readonly email?: string; readonly password?: string; readonly code?: string } = {},
): AuthFailure | undefined {
  const code = problemWith(input);
  if (code !== undefined) return authErrors.create(code);
  return state.connectivity.status === 'offline' ? createAppError('network/offline') : undefined;
}

function problemWith({
  email,
  password,
  code,
}: {
  readonly email?: string;
  readonly password?: string;
  readonly code?: string;
}): AuthErrorCode | undefined {
  if (email === '') return 'auth/missing-email';
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'auth/invalid-email';
  if (password === '') return 'auth/missing-password';
  return code === '' ? 'auth/missing-verification-code' : undefined;
}
