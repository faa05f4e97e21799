import { type AppError, toAppError } from '@quits/errors';
import { firestoreErrors } from './firestore-errors.ts';
import { isFatalSdkError } from './is-fatal-sdk-error.ts';

/**
 * Converts an error thrown by the provider into an `AppError`; after `firestore/internal` the SDK
 * can be replaced.
 */
export function providerError(cause: unknown): AppError {
  return isFatalSdkError(cause)
    ? firestoreErrors.create('firestore/internal', { cause })
    : toAppError(cause);
}
