import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { isErrorCode } from '../catalogue/catalogue.ts';
import { appError } from '../catalogue/own.ts';
import { fromProviderError } from './from-provider-error.ts';

function firebaseError(code: string, message = `Firebase: Error (${code}).`): Error {
  return Object.assign(new Error(message), { name: 'FirebaseError', code });
}

it.each([
  ['auth/wrong-password', 'auth/wrong-password'],
  ['permission-denied', 'firestore/permission-denied'],
  ['storage/unauthorized', 'storage/unauthorized'],
  ['auth/firebase-app-check-token-is-invalid.', 'auth/app-check-token-invalid'],
  ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'auth/invalid-api-key'],
  ['auth/requests-from-referer-https://a.example-are-blocked.', 'auth/referer-blocked'],
  ['auth/error-code:-47', 'auth/blocking-function-refused'],
  ['auth/invalid-login-credentials', 'auth/invalid-credential'],
  ['auth/never-heard-of', 'unexpected'],
  ['messaging/token-unsubscribe-failed', 'unexpected'],
])('brings %s into the catalogue as %s', (raw, code) => {
  expect(fromProviderError(firebaseError(raw)).code).toBe(code);
});

it('keeps what was caught and its text for the log', () => {
  const caught = firebaseError('auth/odd-text', 'something odd');
  expect(fromProviderError(caught)).toMatchObject({
    code: 'unexpected',
    reaction: 'contact',
    cause: caught,
    message: 'auth/odd-text: something odd Check the configuration, the rules and the call.',
  });
});

it('recognises a blocking function behind an internal error', () => {
  const caught = firebaseError(
    'auth/internal-error',
    'Firebase: BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to https://x returned 403)) (auth/internal-error).',
  );
  expect(fromProviderError(caught).code).toBe('auth/blocking-function-refused');
});

it('recognises a device that is full', () => {
  const caught = firebaseError(
    'unavailable',
    "IndexedDB transaction 'Locally write mutations' failed: QuotaExceededError: Quota exceeded.",
  );
  expect(fromProviderError(caught).code).toBe('device/storage-unavailable');
  expect(fromProviderError(firebaseError('unavailable', 'The service is busy.')).code).toBe(
    'firestore/unavailable',
  );
});

it('recognises a query that lacks an index', () => {
  const caught = firebaseError('failed-precondition', 'The query requires an index: https://x');
  expect(fromProviderError(caught).code).toBe('read/missing-index');
  expect(fromProviderError(firebaseError('failed-precondition', 'Not now.')).code).toBe(
    'firestore/failed-precondition',
  );
});

it('recognises what a browser throws by itself', () => {
  expect(fromProviderError(new TypeError('Failed to fetch')).code).toBe('network/failed');
  expect(fromProviderError(new DOMException('x', 'AbortError')).reaction).toBe('ignore');
  expect(fromProviderError(new DOMException('x', 'QuotaExceededError')).code).toBe(
    'device/storage-unavailable',
  );
  expect(fromProviderError(new TypeError('x is not a function')).code).toBe('unexpected');
});

it("passes our own errors through, and an app's", () => {
  const own = appError('network/offline');
  expect(fromProviderError(own)).toBe(own);
  const other = new AppError('notes/too-long', { reaction: 'fix-input' });
  expect(fromProviderError(other)).toBe(other);
  expectTypeOf(fromProviderError(own).code).not.toEqualTypeOf<string>();
});

it('answers with a code of the catalogue whatever was thrown', () => {
  fc.assert(fc.property(fc.anything(), (thrown) => isErrorCode(fromProviderError(thrown).code)));
  fc.assert(
    fc.property(fc.string(), (code) => isErrorCode(fromProviderError(firebaseError(code)).code)),
  );
});
