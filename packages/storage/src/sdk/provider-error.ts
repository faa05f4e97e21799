import { AppError } from '@quits/errors';

const TRANSIENT = new Set([
  'storage/retry-limit-exceeded',
  'storage/unknown',
  'storage/invalid-checksum',
  'storage/server-file-wrong-size',
]);

/** Turns what the provider threw into a failure with a code of the catalogue. */
export function providerError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const code: unknown =
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined;
  const known = typeof code === 'string' ? code : 'storage/unknown';
  return new AppError(known, { cause, reaction: TRANSIENT.has(known) ? 'retry' : 'contact' });
}
