import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { isErrorCode } from '../catalog/catalog.ts';
import { createAppError } from '../catalog/own.ts';
import { toAppError } from './to-app-error.ts';

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
])('brings %s into the catalog as %s', (raw, code) => {
  expect(toAppError(firebaseError(raw)).code).toBe(code);
});

it('keeps what was caught and its text for the log', () => {
  const caught = firebaseError('auth/odd-text', 'something odd');
  expect(toAppError(caught)).toMatchObject({
    code: 'unexpected',
    recovery: 'contact',
    cause: caught,
    message: 'auth/odd-text: something odd Check the configuration, the rules and the call.',
  });
});

it('recognizes a blocking function behind an internal error', () => {
  const caught = firebaseError(
    'auth/internal-error',
    'Firebase: BLOCKING_FUNCTION_ERROR_RESPONSE : ((HTTP request to https://x returned 403)) (auth/internal-error).',
  );
  expect(toAppError(caught).code).toBe('auth/blocking-function-refused');
});

it('recognizes a device that is full', () => {
  const caught = firebaseError(
    'unavailable',
    "IndexedDB transaction 'Locally write mutations' failed: QuotaExceededError: Quota exceeded.",
  );
  expect(toAppError(caught).code).toBe('device/storage-unavailable');
  expect(toAppError(firebaseError('unavailable', 'The service is busy.')).code).toBe(
    'firestore/unavailable',
  );
});

it('recognizes a query that lacks an index', () => {
  const caught = firebaseError('failed-precondition', 'The query requires an index: https://x');
  expect(toAppError(caught).code).toBe('read/missing-index');
  expect(toAppError(firebaseError('failed-precondition', 'Not now.')).code).toBe(
    'firestore/failed-precondition',
  );
});

it('recognizes what a browser throws by itself', () => {
  expect(toAppError(new TypeError('Failed to fetch')).code).toBe('network/failed');
  expect(toAppError(new DOMException('x', 'AbortError')).recovery).toBe('ignore');
  expect(toAppError(new DOMException('x', 'QuotaExceededError')).code).toBe(
    'device/storage-unavailable',
  );
  expect(toAppError(new TypeError('x is not a function')).code).toBe('unexpected');
});

it("passes our own errors through, and an app's", () => {
  const own = createAppError('network/offline');
  expect(toAppError(own)).toBe(own);
  const other = new AppError('notes/too-long', { recovery: 'fix-input' });
  expect(toAppError(other)).toBe(other);
  expectTypeOf(toAppError(own).code).not.toEqualTypeOf<string>();
});

it('answers with a code of the catalog whatever was thrown', () => {
  fc.assert(fc.property(fc.anything(), (thrown) => isErrorCode(toAppError(thrown).code)));
  fc.assert(fc.property(fc.string(), (code) => isErrorCode(toAppError(firebaseError(code)).code)));
});
