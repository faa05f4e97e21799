import type { ActiveSession, Session, SignOutReason } from '@quits/auth';
import { memoryStorage } from '@quits/tooling-presets/memory-storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { followSession } from './follow-session.ts';

const RESTORING: Session = { status: 'restoring', step: 'persistence', slow: false };

const device = new Map<string, string>();
const storage = memoryStorage(device);
let shown: { readonly dataset: { readonly uid: string }; readonly remove: () => void } | null;

beforeEach(() => {
  device.set('quits.snapshot.ana./groups', '{}');
  shown = { dataset: { uid: 'ana' }, remove: () => (shown = null) };
  vi.stubGlobal('document', { getElementById: () => shown });
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the session of an account or a guest. */
function sessionOf(uid: string, status: ActiveSession['status'] = 'signedIn'): ActiveSession {
  return {
    status,
    user: {
      uid,
      isAnonymous: status === 'anonymous',
      email: null,
      emailVerified: false,
      displayName: null,
      photoURL: null,
      phoneNumber: null,
      methods: [],
      factors: [],
      createdAt: 0,
      lastSignInAt: 0,
    },
    rev: 0,
    confirmed: false,
    requiredActions: [],
  };
}

/** Returns whether the snapshot is still shown, and how many are stored, after a sequence of sessions. */
function after(...sessions: readonly Session[]) {
  const store = createStore(() => ({ session: RESTORING }));
  followSession(store, storage);
  for (const session of sessions) store.setState({ session });
  return { isShown: shown !== null, kept: device.size };
}

it('keeps the snapshot while the session is being restored, and for its own user', () => {
  expect(after()).toEqual({ isShown: true, kept: 1 });
  expect(after(sessionOf('ana'))).toEqual({ isShown: true, kept: 1 });
  expect(after(sessionOf('ana', 'anonymous'))).toEqual({ isShown: true, kept: 1 });
});

it.each([
  'revoked',
  'disabled',
  'deleted',
  'expired',
  'otherTab',
  'restoreFailed',
  'never',
] as const)('removes it when the session has ended (%s)', (reason: SignOutReason) => {
  expect(after({ status: 'signedOut', reason })).toEqual({ isShown: false, kept: 0 });
});

it('removes it as soon as sign-out begins', () => {
  const from = sessionOf('ana');
  const step = 'closeListeners';
  const leaving = { status: 'signingOut', step, cause: 'userRequest', from } as const;
  expect(after(from, { ...leaving, clearLocalData: false })).toEqual({ isShown: false, kept: 0 });
});

it('removes it when another user is signed in', () => {
  expect(after(sessionOf('ben'))).toEqual({ isShown: false, kept: 0 });
});
