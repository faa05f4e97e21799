import { expect, expectTypeOf, it } from 'vitest';
import {
  errorCodes,
  isErrorCode,
  recoveryFor,
  type CodeWithRecovery,
  type ErrorCode,
} from './catalog.ts';

it.each([
  ['auth/wrong-password', 'fix-input'],
  ['auth/requires-recent-login', 'reauthenticate'],
  ['auth/email-already-in-use', 'switch-method'],
  ['auth/popup-blocked', 'use-redirect'],
  ['auth/multi-factor-auth-required', 'continue'],
  ['auth/popup-closed-by-user', 'ignore'],
  ['auth/too-many-requests', 'wait'],
  ['auth/expired-action-code', 'restart'],
  ['firestore/permission-denied', 'contact'],
  ['firestore/unavailable', 'retry'],
  ['network/throttled', 'wait'],
] as const)('%s asks to %s', (code, recovery) => {
  expect(recoveryFor(code)).toBe(recovery);
});

it('names no code twice', () => {
  const codes = errorCodes();
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => isErrorCode(code))).toBe(true);
});

it('knows its codes as types', () => {
  expectTypeOf<'auth/wrong-password'>().toExtend<ErrorCode>();
  expectTypeOf<'auth/unheard-of'>().not.toExtend<ErrorCode>();
  expectTypeOf<'network/offline'>().toExtend<CodeWithRecovery<'retry'>>();
  expectTypeOf<'auth/popup-blocked'>().toExtend<CodeWithRecovery<'use-redirect'>>();
  expectTypeOf<'network/refused'>().not.toExtend<CodeWithRecovery<'retry'>>();
});
