import { describe, expect, it } from 'vitest';
import { initialState, type AuthState } from '../state/auth-state.ts';
import { failureOf } from '../testing/failure-of.ts';
import type { Session } from '../state/session.ts';
import type { UserWithRequiredActions, UserSnapshot } from '../state/user.ts';
import type { AuthEvent } from './auth-event.ts';
import { transition } from './transition.ts';

function userOf(change: Partial<UserSnapshot> = {}): UserSnapshot {
  return {
    uid: 'u1',
    isAnonymous: false,
    email: 'ana@example.com',
    emailVerified: true,
    displayName: 'Ana',
    photoURL: null,
    phoneNumber: null,
    methods: [],
    factors: [],
    createdAt: 1,
    lastSignInAt: 2,
    ...change,
  };
}

const seen = (change?: Partial<UserSnapshot>): UserWithRequiredActions => ({
  user: userOf(change),
  requiredActions: [],
});

function after(events: readonly AuthEvent[], from: AuthState = initialState) {
  let state = from;
  let effects: string[] = [];
  for (const event of events) {
    const step = transition(state, event, 1000);
    state = step.state;
    effects = step.effects.map((effect) =>
      effect.type === 'signOutStep' ? effect.step : effect.type,
    );
  }
  return { state, session: state.session, flow: state.flow, effects };
}

const boot: AuthEvent = { type: 'START', hint: undefined, returnTo: undefined };
const restored: AuthEvent = { type: 'RESTORED', seen: seen(), confirmed: true };
const signedIn = after([boot, restored]).state;
const userGone = { type: 'USER', seen: undefined, ours: false } as const;

describe('restoring', () => {
  it('opens the provider', () => {
    expect(after([boot])).toMatchObject({ session: { status: 'restoring' }, effects: ['open'] });
  });

  it('says when it takes long, and goes on waiting', () => {
    expect(after([boot, { type: 'SLOW' }]).session).toMatchObject({
      status: 'restoring',
      slow: true,
    });
  });

  it('ends signed in, as a guest, or unconfirmed', () => {
    expect(after([boot, restored]).session).toMatchObject({
      status: 'signedIn',
      confirmed: true,
      rev: 0,
    });
    const guest = seen({ isAnonymous: true });
    expect(
      after([boot, { type: 'RESTORED', seen: guest, confirmed: false }]).session,
    ).toMatchObject({
      status: 'anonymous',
      confirmed: false,
    });
  });

  it('ends signed out for the first time, or lost when somebody was remembered', () => {
    const none: AuthEvent = { type: 'RESTORED', seen: undefined, confirmed: false };
    expect(after([boot, none]).session).toEqual({ status: 'signedOut', reason: 'never' });
    const hint = {
      uid: 'u1',
      isAnonymous: false,
      email: 'a@b.c',
      displayName: null,
      photoURL: null,
    };
    const remembered: AuthEvent = { type: 'START', hint, returnTo: '/groups' };
    expect(after([remembered, none])).toMatchObject({
      session: { status: 'signedOut', reason: 'restoreFailed', last: hint },
      state: { returnTo: '/groups' },
    });
    expect(after([remembered, { ...none, reason: 'disabled' }]).session).toMatchObject({
      reason: 'disabled',
    });
  });

  it('fails for good when the configuration is wrong', () => {
    const error = failureOf('auth/invalid-api-key');
    expect(after([boot, { type: 'OPEN_FAILED', error }]).session).toEqual({
      status: 'failed',
      cause: 'config',
      error,
    });
  });
});

describe('a session', () => {
  it('counts snapshots of the same user and skips one that says nothing new', () => {
    const renamed: AuthEvent = { type: 'USER_REFRESHED', seen: seen({ displayName: 'Anna' }) };
    expect(after([renamed], signedIn).session).toMatchObject({
      rev: 1,
      user: { displayName: 'Anna' },
    });
    expect(after([{ type: 'USER_REFRESHED', seen: seen() }], signedIn).session).toBe(
      signedIn.session,
    );
    expect(after([{ type: 'USER_REFRESHED', seen: seen({ uid: 'u2' }) }], signedIn).session).toBe(
      signedIn.session,
    );
  });

  it('is confirmed by a token, and asks for one when the connection is back', () => {
    const offline = after([boot, { ...restored, confirmed: false }]).state;
    expect(after([{ type: 'ONLINE' }], offline).effects).toEqual(['confirm']);
    const token: AuthEvent = { type: 'TOKEN', seen: seen(), claims: {} };
    expect(after([token], offline).session).toMatchObject({ confirmed: true });
    expect(
      after([{ type: 'SESSION_INVALIDATED', reason: 'disabled' }], offline).session,
    ).toMatchObject({
      status: 'signedOut',
      reason: 'disabled',
    });
  });

  it('is read again when the page is looked at while a confirmation is awaited', () => {
    const waiting = seen({ emailVerified: false });
    const task: AuthEvent = {
      type: 'USER_REFRESHED',
      seen: { ...waiting, requiredActions: ['verifyEmail'] },
    };
    expect(after([task, { type: 'VISIBLE' }], signedIn).effects).toEqual(['reload']);
    expect(after([{ type: 'VISIBLE' }], signedIn).effects).toEqual([]);
    const sent: readonly AuthEvent[] = [
      { type: 'SEND_VERIFICATION' },
      { type: 'RESOLVED', flowId: 1, result: {} },
      { type: 'VISIBLE' },
    ];
    expect(after(sent, signedIn).effects).toEqual(['reload']);
  });

  it('knows whether another tab or the provider ended it', () => {
    expect(after([{ ...userGone, elsewhere: true }], signedIn).session).toMatchObject({
      reason: 'otherTab',
    });
    expect(after([{ ...userGone, elsewhere: false }], signedIn).session).toMatchObject({
      reason: 'expired',
    });
    expect(
      after(
        [
          { ...userGone, elsewhere: false },
          { type: 'SESSION_INVALIDATED', reason: 'disabled' },
        ],
        signedIn,
      ).session,
    ).toMatchObject({ reason: 'disabled' });
  });

  it('closes the listeners before another user of another tab takes over', () => {
    const other: AuthEvent = {
      type: 'USER',
      seen: seen({ uid: 'u2' }),
      ours: false,
      elsewhere: false,
    };
    const closing = after([other], signedIn);
    expect(closing).toMatchObject({
      session: { status: 'signingOut', step: 'closeListeners', cause: 'otherUserInOtherTab' },
      effects: ['closeListeners'],
    });
    const done: AuthEvent = { type: 'SIGN_OUT_STEP_DONE', step: 'closeListeners' };
    expect(after([done], closing.state).session).toMatchObject({
      status: 'signedIn',
      user: { uid: 'u2' },
    });
  });
});

describe('a page that restarted itself after the session had ended', () => {
  it('says why, whose it was and what is unsent', () => {
    const last = { ...userOf(), uid: 'u1' };
    const event = { type: 'RESTORED', seen: undefined, confirmed: false } as const;
    expect(after([boot, { ...event, reason: 'expired', last, unsent: 2 }]).session).toMatchObject({
      status: 'signedOut',
      reason: 'expired',
      last: { uid: 'u1' },
      unsent: 2,
    });
  });
});

describe('signing out', () => {
  const counted = (count: number): AuthEvent => ({
    type: 'PENDING_WRITES',
    count,
    command: { type: 'SIGN_OUT' },
  });
  const done = (
    step: 'waitForPendingWrites' | 'closeListeners' | 'cookie' | 'sdk' | 'clearLocalData',
  ): AuthEvent => ({
    type: 'SIGN_OUT_STEP_DONE',
    step,
  });

  it('counts first, then closes listeners, clears the cookie and tells the provider', () => {
    expect(after([{ type: 'SIGN_OUT' }], signedIn).effects).toEqual(['countPendingWrites']);
    expect(after([counted(0)], signedIn).effects).toEqual(['closeListeners']);
    const closed = after([counted(0), done('closeListeners')], signedIn);
    expect(closed.effects).toEqual(['cookie']);
    const cleared = after([done('cookie')], closed.state);
    expect(cleared.effects).toEqual(['forget', 'sdk']);
    expect(after([done('sdk')], cleared.state).session).toMatchObject({
      status: 'signedOut',
      reason: 'userRequest',
    });
  });

  it('sends what waits first when there is a connection', () => {
    expect(after([counted(2)], signedIn).effects).toEqual(['waitForPendingWrites']);
    expect(after([counted(2), done('waitForPendingWrites')], signedIn).effects).toEqual([
      'closeListeners',
    ]);
  });

  it('asks when unsent changes would be lost, and goes on when told to', () => {
    const asking = after([{ type: 'OFFLINE' }, counted(2)], signedIn);
    expect(asking).toMatchObject({
      session: { status: 'signedIn' },
      flow: { type: 'signOut', status: 'confirm', pending: 2 },
    });
    const forced = after([{ type: 'SIGN_OUT', force: true, clearLocalData: true }], asking.state);
    expect(forced).toMatchObject({
      session: { status: 'signingOut', clearLocalData: true },
      flow: { type: 'idle' },
      effects: ['closeListeners'],
    });
  });

  it('waits as long as it takes, and signs out once nothing is left', () => {
    const asking = after([{ type: 'OFFLINE' }, counted(2)], signedIn).state;
    const waiting = after([{ type: 'SIGN_OUT', wait: true }], asking);
    expect(waiting).toMatchObject({
      session: { status: 'signedIn' },
      flow: { type: 'signOut', status: 'waiting', pending: 2 },
      effects: ['awaitPendingWrites'],
    });
    expect(after([counted(0)], waiting.state)).toMatchObject({
      session: { status: 'signingOut', step: 'closeListeners' },
      flow: { type: 'idle' },
    });
    expect(after([{ type: 'CANCEL' }], waiting.state)).toMatchObject({
      session: { status: 'signedIn' },
      flow: { type: 'idle' },
    });
    // Refused changes are left.
    expect(after([counted(1)], waiting.state)).toMatchObject({
      session: { status: 'signedIn' },
      flow: { type: 'signOut', status: 'stuck', pending: 1 },
      effects: [],
    });
  });

  it('asks when sending them takes too long', () => {
    const draining = after([counted(2)], signedIn).state;
    expect(after([counted(1)], draining)).toMatchObject({
      session: { status: 'signedIn' },
      flow: { type: 'signOut', pending: 1 },
    });
  });

  it('wipes the device last, and only when asked', () => {
    const at = (
      step: Extract<Session, { status: 'signingOut' }>['step'],
      clearLocalData: boolean,
    ): AuthState => ({
      ...signedIn,
      session: {
        status: 'signingOut',
        step,
        cause: 'userRequest',
        clearLocalData,
        from: signedIn.session as Extract<Session, { status: 'signedIn' }>,
      },
    });
    expect(after([done('sdk')], at('sdk', true)).effects).toEqual(['clearLocalData']);
    expect(after([done('sdk')], at('sdk', false)).session).toMatchObject({ status: 'signedOut' });
    expect(after([done('clearLocalData')], at('clearLocalData', true)).session).toMatchObject({
      status: 'signedOut',
    });
  });

  it('stays signed in when the provider refuses', () => {
    const error = failureOf('auth/login-blocked');
    const leaving = after([counted(0)], signedIn).state;
    expect(after([{ type: 'SIGN_OUT_REFUSED', error }], leaving).session).toMatchObject({
      status: 'signedIn',
      error,
    });
  });
});
