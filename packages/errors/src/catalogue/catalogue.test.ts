import { expect, expectTypeOf, it } from 'vitest';
import {
  errorCodes,
  isErrorCode,
  reactionTo,
  type CodeWithReaction,
  type ErrorCode,
} from './catalogue.ts';

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
] as const)('%s asks to %s', (code, reaction) => {
  expect(reactionTo(code)).toBe(reaction);
});

it('names no code twice', () => {
  const codes = errorCodes();
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => isErrorCode(code))).toBe(true);
});

it('knows its codes as types', () => {
  expectTypeOf<'auth/wrong-password'>().toExtend<ErrorCode>();
  expectTypeOf<'auth/unheard-of'>().not.toExtend<ErrorCode>();
  expectTypeOf<'network/offline'>().toExtend<CodeWithReaction<'retry'>>();
  expectTypeOf<'auth/popup-blocked'>().toExtend<CodeWithReaction<'use-redirect'>>();
  expectTypeOf<'network/refused'>().not.toExtend<CodeWithReaction<'retry'>>();
});
