import { AppError, isErrorCode, recoveryFor, type ErrorCode } from '@quits/errors';
import { type AuthErrorCode, authErrors } from '../state/auth-errors.ts';
import type { AuthFailure } from '../state/failure.ts';

/** A failure as the provider, or this package, reports it. */
export function failureOf(code: ErrorCode | AuthErrorCode): AuthFailure {
  return isErrorCode(code)
    ? new AppError(code, { recovery: recoveryFor(code) })
    : authErrors.create(code);
}
