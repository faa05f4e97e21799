import { AppError, fromProviderError } from '@quits/errors';
import { isBroken } from './is-broken.ts';

/** Turns what the provider threw into a failure of the catalogue; a broken SDK may be replaced. */
export function providerError(cause: unknown): AppError {
  return isBroken(cause)
    ? new AppError('firestore/internal', { cause, reaction: 'retry' })
    : fromProviderError(cause);
}
