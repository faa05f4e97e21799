import { type AppError, toAppError } from '@quits/errors';
import { firestoreErrors } from './firestore-errors.ts';
import { isFatalSdkError } from './is-fatal-sdk-error.ts';

/** Turns what the provider threw into a failure of the catalogue; a broken SDK may be replaced. */
export function providerError(cause: unknown): AppError {
  return isFatalSdkError(cause)
    ? firestoreErrors.create('firestore/internal', { cause })
    : toAppError(cause);
}
