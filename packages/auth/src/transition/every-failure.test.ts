import { errorCodes } from '@quits/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authErrors } from '../state/auth-errors.ts';
import { initialState, type AuthState } from '../state/auth-state.ts';
import { failureOf } from '../testing/failure-of.ts';
import type { UserWithRequiredActions } from '../state/user.ts';
import type { AuthEvent } from './auth-event.ts';
import type { AuthCommand } from './command.ts';
import type { AuthEffect } from './effect.ts';
import { isBusy } from './flow/is-busy.ts';
import { transition } from './transition.ts';

/** Every code that an operation can fail with. */
const codes = [...errorCodes(), ...authErrors.codes];

const SECRET = 'correct horse battery';

function seen(change: { isAnonymous?: boolean; uid?: string } = {}): UserWithRequiredActions {
  const user = {
    uid: 'u1',
    isAnonymous: false,
    email: 'ana@example.com',
    emailVerified: true,
    displayName: null,
    photoURL: null,
    phoneNumber: null,
    methods: [
      { providerId: 'password', email: null, phoneNumber: null, displayName: null },
      { providerId: 'google.com', email: null, phoneNumber: null, displayName: null },
    ],
    factors: [],
    createdAt: 1,
    lastSignInAt: 1,
    ...change,
  };
  return { user, requiredActions: [] };
}

function play(events: readonly AuthEvent[], from: AuthState = initialState) {
  let state = from;
  const effects: AuthEffect[] = [];
  for (const event of events) {
    const step = transition(state, event, 1e12);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const boot: readonly AuthEvent[] = [
  { type: 'START', hint: undefined, returnTo: undefined },
  { type: 'OPENED', cookies: false, canRedirect: true },
];
const out = play([...boot, { type: 'RESTORED', seen: undefined, confirmed: false }]).state;
const guest = play([
  ...boot,
  { type: 'RESTORED', seen: seen({ isAnonymous: true }), confirmed: true },
]).state;
const user = play([...boot, { type: 'RESTORED', seen: seen(), confirmed: true }]).state;

/** Commands that start a flow, with the states in which they are valid. */
const beginnings: readonly (readonly [AuthState, AuthCommand])[] = [
  [out, { type: 'SIGN_IN', email: 'a@b.example', password: SECRET }],
  [guest, { type: 'SIGN_IN', email: 'a@b.example', password: SECRET }],
  [out, { type: 'SIGN_UP', email: 'a@b.example', password: SECRET }],
  [guest, { type: 'SIGN_UP', email: 'a@b.example', password: SECRET }],
  [out, { type: 'SIGN_IN_ANONYMOUSLY' }],
  [out, { type: 'CUSTOM_TOKEN', token: SECRET }],
  [out, { type: 'SEND_LINK', email: 'a@b.example' }],
  [out, { type: 'POPUP', providerId: 'google.com' }],
  [guest, { type: 'POPUP', providerId: 'google.com' }],
  [user, { type: 'POPUP', providerId: 'google.com' }],
  [out, { type: 'REDIRECT', providerId: 'google.com' }],
  [out, { type: 'SEND_SMS', phoneNumber: '+15555550101' }],
  [out, { type: 'OPEN_ACTION', code: SECRET }],
  [out, { type: 'SEND_RESET', email: 'a@b.example' }],
  [user, { type: 'SEND_VERIFICATION' }],
  [user, { type: 'CHANGE_EMAIL', email: 'a@b.example' }],
  [user, { type: 'CHANGE_PASSWORD', password: SECRET }],
  [user, { type: 'UPDATE_PROFILE', displayName: 'Ana' }],
  [user, { type: 'UNLINK', providerId: 'google.com' }],
  [user, { type: 'ENROLL_TOTP' }],
  [user, { type: 'ENROLL_SMS', phoneNumber: '+15555550101' }],
  [user, { type: 'UNENROLL', uid: 'f1' }],
  [user, { type: 'DELETE_ACCOUNT' }],
];

const factors = [{ uid: 'f1', type: 'totp', name: 'Phone', phoneNumber: null }] as const;

/** Returns the busy states after each command, while its operations succeed. */
function busyStates(): AuthState[] {
  const states: AuthState[] = [];
  for (const [from, command] of beginnings) {
    const begun = play([command], from).state;
    expect([command.type, isBusy(begun.flow)]).toEqual([command.type, true]);
    states.push(begun);
    const { id } = begun.flow;
    const next = play(
      [
        {
          type: 'RESOLVED',
          flowId: id,
          result: { action: { mode: 'verifyEmail', email: 'a@b.c' } },
        },
        { type: 'CODE', code: '123456' },
      ],
      begun,
    ).state;
    if (isBusy(next.flow)) states.push(next);
    const error = failureOf('auth/multi-factor-auth-required');
    const asked = play([{ type: 'REJECTED', flowId: id, error, factors }], begun).state;
    const verifying = play([{ type: 'CODE', code: '123456' }], asked).state;
    if (isBusy(verifying.flow)) states.push(verifying);
    const recent = failureOf('auth/requires-recent-login');
    const proving = play(
      [
        { type: 'REJECTED', flowId: id, error: recent },
        { type: 'PASSWORD', password: SECRET },
      ],
      begun,
    ).state;
    if (isBusy(proving.flow)) states.push(proving);
  }
  return states;
}

describe('whatever the provider answers', () => {
  const states = busyStates();

  it('there are flows of many types to fail', () => {
    expect(states.length).toBeGreaterThan(50);
    expect(new Set(states.map(({ flow }) => flow.type)).size).toBeGreaterThan(15);
  });

  it.each(codes)('%s leaves no flow waiting', (code) => {
    for (const state of states) {
      const { flow } = play(
        [{ type: 'REJECTED', flowId: state.flow.id, error: failureOf(code) }],
        state,
      ).state;
      expect([state.flow.type, isBusy(flow)]).toEqual([state.flow.type, false]);
      const moved = flow.type !== state.flow.type;
      const silent = failureOf(code).recovery === 'ignore';
      // A failure is shown, leads to a step of its own, or needs no message.
      expect(moved || silent || 'error' in flow || spentByItself(code, flow.type)).toBe(true);
    }
  });

  it('a late answer to another flow changes nothing about this one', () => {
    for (const state of states) {
      const late = play(
        [{ type: 'REJECTED', flowId: state.flow.id - 1, error: failureOf('auth/wrong-password') }],
        state,
      ).state;
      expect(late.flow).toBe(state.flow);
    }
  });

  it('no secret is published', () => {
    for (const state of states) expect(JSON.stringify(state)).not.toContain(SECRET);
  });
});

function spentByItself(code: string, type: string): boolean {
  return type === 'reauth' && code === 'auth/requires-recent-login';
}

describe('in any order of events', () => {
  const commands = fc.constantFrom<AuthEvent>(
    ...beginnings.map(([, command]) => command),
    { type: 'CANCEL' },
    { type: 'BACK' },
    { type: 'RESEND' },
    { type: 'SIGN_OUT' },
    { type: 'SIGN_OUT', force: true },
    { type: 'ONLINE' },
    { type: 'OFFLINE' },
    { type: 'CODE', code: '123456' },
    { type: 'PASSWORD', password: SECRET },
    { type: 'MERGE', choice: 'merge' },
    { type: 'MERGE', choice: 'useAccount' },
    { type: 'RESUME_MERGE', email: 'a@b.example', password: SECRET },
    { type: 'OPEN_FORM', form: 'signIn' },
    { type: 'LINK_OPENED', url: SECRET, email: 'a@b.example' },
    { type: 'LINK_EMAIL', email: 'a@b.example' },
    { type: 'LINK_CHOICE', choice: 'link' },
    { type: 'USER', seen: undefined, ours: false, elsewhere: false },
    { type: 'USER', seen: seen(), ours: true, elsewhere: false },
    { type: 'USER', seen: seen({ uid: 'u2' }), ours: false, elsewhere: false },
    { type: 'SESSION_INVALIDATED', reason: 'expired' },
    { type: 'SIGN_OUT_STEP_DONE', step: 'closeListeners' },
    { type: 'SIGN_OUT_STEP_DONE', step: 'cookie' },
    { type: 'SIGN_OUT_STEP_DONE', step: 'sdk' },
    { type: 'PENDING_WRITES', count: 2, command: { type: 'SIGN_OUT' } },
  );
  /** Generates a result of the running operation. */
  const answers = fc.oneof(
    fc.constant<(id: number) => AuthEvent>((flowId) => ({ type: 'RESOLVED', flowId, result: {} })),
    fc.constant<(id: number) => AuthEvent>((flowId) => ({
      type: 'RESOLVED',
      flowId,
      result: { seen: seen() },
    })),
    fc.constantFrom(...codes).map((code) => (flowId: number): AuthEvent => ({
      type: 'REJECTED',
      flowId,
      error: failureOf(code),
      factors,
    })),
  );
  const happenings = fc.array(fc.oneof(commands, answers), { maxLength: 40 });

  it('flow numbers never go back, and restoring is never entered again', () => {
    fc.assert(
      fc.property(fc.constantFrom(out, guest, user), happenings, (from, list) => {
        let state = from;
        for (const happening of list) {
          const event = typeof happening === 'function' ? happening(state.flow.id) : happening;
          const { state: next } = transition(state, event, 1e12);
          expect(next.flow.id).toBeGreaterThanOrEqual(state.flow.id);
          expect(next.session.status).not.toBe('restoring');
          expect(JSON.stringify(next)).not.toContain(SECRET);
          state = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('a user only takes the place of another after the listeners were closed', () => {
    fc.assert(
      fc.property(happenings, (list) => {
        let state = user;
        for (const happening of list) {
          const event = typeof happening === 'function' ? happening(state.flow.id) : happening;
          const { state: next } = transition(state, event, 1e12);
          const [before, after] = [state.session, next.session];
          const swapped = 'user' in before && 'user' in after && before.user.uid !== after.user.uid;
          // In this tab the provider has waited for that.
          const waited = event.type === 'RESOLVED' || (event.type === 'USER' && event.ours);
          expect(swapped && !waited).toBe(false);
          state = next;
        }
      }),
      { numRuns: 500 },
    );
  });
});
