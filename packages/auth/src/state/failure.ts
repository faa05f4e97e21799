import type { AppError, ErrorCode, ForeignCode } from '@quits/errors';
import type { AuthErrorCode } from './auth-errors.ts';

/** An expected failure: with a code of the provider's, of this package's, or of the app's hooks. */
export type AuthFailure = AppError<ErrorCode | AuthErrorCode | ForeignCode>;
