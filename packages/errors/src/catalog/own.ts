import type { AppError } from '../app-error.ts';
import { type CodeOf, type CreateErrorOptions, defineErrors } from '../define-errors.ts';

/**
 * Errors of any app besides the provider's codes: connection, device, and those detected only by
 * message.
 */
export const ownErrors = /* @__PURE__ */ defineErrors({
  'network/offline': {
    recovery: 'retry',
    message: 'The browser reports that it is offline. Try again once it is online.',
  },
  'network/timeout': {
    recovery: 'retry',
    message: 'No answer arrived in time. Try again, with back-off.',
  },
  'network/failed': {
    recovery: 'retry',
    message: 'The request failed before an answer arrived. Try again, with back-off.',
  },
  'network/server': {
    recovery: 'retry',
    message: 'The server answered with a 5xx status. Try again, and look at its log.',
  },
  'network/throttled': {
    recovery: 'wait',
    message: 'The server answered that there are too many requests. Wait before the next one.',
  },
  'network/unauthenticated': {
    recovery: 'reauthenticate',
    message: 'The server did not accept the session. Sign in, then repeat the request.',
  },
  'network/refused': {
    recovery: 'contact',
    message: 'The server refused the request. Check its address, its body and its rules.',
  },
  'network/aborted': {
    recovery: 'ignore',
    message: 'The caller aborted the request. Nothing is left to do.',
  },
  'device/storage-unavailable': {
    recovery: 'retry',
    message:
      'The browser did not store the data: storage is full or denied. Ask to free some space.',
  },
  'read/missing-index': {
    recovery: 'contact',
    message: 'The query needs an index that does not exist. Add it to firestore.indexes.json.',
  },
  unexpected: {
    recovery: 'contact',
    message: 'Something was thrown that has no code. Look at the cause.',
  },
});

/** An error code of this package. */
export type OwnErrorCode = CodeOf<typeof ownErrors>;

/**
 * Creates an error with one of this package's codes; for others use `create` of their
 * `defineErrors`.
 */
export function createAppError<Code extends OwnErrorCode>(
  code: Code,
  options?: CreateErrorOptions,
): AppError<Code> {
  return ownErrors.create(code, options);
}
