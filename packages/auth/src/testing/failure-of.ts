import { AppError, isErrorCode, reactionTo, type ErrorCode } from '@quits/errors';
import { type AuthErrorCode, authErrors } from '../state/auth-errors.ts';
import type { Failure } from '../state/failure.ts';

/** A failure as the provider, or this package, reports it. */
export function failureOf(code: ErrorCode | AuthErrorCode): Failure {
  return isErrorCode(code)
    ? new AppError(code, { reaction: reactionTo(code) })
    : authErrors.create(code);
}
