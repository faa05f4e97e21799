import { type AppError, fromProviderError } from '@quits/errors';
import { firestoreErrors } from './firestore-errors.ts';
import { isBroken } from './is-broken.ts';

/** Turns what the provider threw into a failure of the catalogue; a broken SDK may be replaced. */
export function providerError(cause: unknown): AppError {
  return isBroken(cause)
    ? firestoreErrors.create('firestore/internal', { cause })
    : fromProviderError(cause);
}
