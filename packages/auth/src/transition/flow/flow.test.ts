import { describe, expect, it } from 'vitest';
import { initialState, type AuthState } from '../../state/auth-state.ts';
import { failureOf } from '../../testing/failure-of.ts';
import type { AuthEvent } from '../auth-event.ts';
import type { AuthEffect } from '../effect.ts';
import { transition } from '../transition.ts';
import { RESEND_PAUSE } from './submit.ts';

const NOW = 1e12;

const out: AuthState = { ...initialState, session: { status: 'signedOut', reason: 'never' } };

function play(events: readonly (AuthEvent | readonly [number, AuthEvent])[], from = out) {
  let state = from;
  let effects: readonly AuthEffect[] = [];
  for (const item of events) {
    const [now, event] = 'type' in item ? [NOW, item] : item;
    ({ state, effects } = transition(state, event, now));
  }
  return { flow: state.flow, state, effects };
}

const popup: AuthEvent = { type: 'POPUP', providerId: 'google.com' };

describe('a popup', () => {
  it('gives the form back when the window has the focus again, and still accepts a result', () => {
    const waiting = play([popup, { type: 'POPUP_FOCUS_BACK', flowId: 1 }]);
    expect(waiting.flow).toMatchObject({ type: 'oauth', status: 'popupGrace' });
    expect(play([{ type: 'RESOLVED', flowId: 1, result: {} }], waiting.state).flow).toMatchObject({
      status: 'done',
    });
    const error = failureOf('auth/popup-closed-by-user');
    const closed = play([{ type: 'REJECTED', flowId: 1, error }], waiting.state).flow;
    expect(closed).toMatchObject({ status: 'edit' });
    expect(closed).not.toHaveProperty('error');
  });

  it('is cancelled when another way is taken meanwhile', () => {
    const next = play([popup, { type: 'SIGN_IN', email: 'a@b.example', password: 'x' }]);
    expect(next.effects.map(({ type }) => type)).toEqual(['cancelSignIn', 'run']);
    expect(next.flow).toMatchObject({ type: 'signIn', id: 2 });
  });
});

describe('a new password', () => {
  it('is still measured against what is asked of it after the account was refused', () => {
    const unasked = { lowercase: undefined, uppercase: undefined, digit: undefined };
    const meets = { ...unasked, minLength: false, maxLength: undefined, symbol: undefined };
    const check = { valid: false, minLength: 6, maxLength: undefined, meets };
    const { flow } = play([
      { type: 'OPEN_FORM', form: 'signUp' },
      { type: 'PASSWORD_CHECKED', flowId: 1, check },
      { type: 'SIGN_UP', email: 'no address', password: 'abc' },
    ]);
    expect(flow).toMatchObject({ type: 'signUp', status: 'edit', password: check });
    expect(flow).toHaveProperty('error.code', 'auth/invalid-email');
  });
});

describe('a mail', () => {
  const sent: readonly AuthEvent[] = [
    { type: 'SEND_RESET', email: 'a@b.example' },
    { type: 'RESOLVED', flowId: 1, result: {} },
  ];

  it('is sent again only after its pause', () => {
    expect(play(sent).flow).toMatchObject({ status: 'sent', resendAt: NOW + RESEND_PAUSE });
    const early = play([...sent, [NOW + RESEND_PAUSE - 1, { type: 'RESEND' }]]);
    expect([early.flow, early.effects]).toMatchObject([{ status: 'sent' }, []]);
    const later = play([...sent, [NOW + RESEND_PAUSE, { type: 'RESEND' }]]);
    expect([later.flow, later.effects]).toMatchObject([{ status: 'sending' }, [{ type: 'run' }]]);
  });

  it('leads back to the form', () => {
    expect(play([...sent, { type: 'BACK' }]).flow).toMatchObject({
      type: 'reset',
      status: 'edit',
      email: 'a@b.example',
    });
  });
});

describe('a second factor', () => {
  const factors = [
    { uid: 'app', type: 'totp', name: 'App', phoneNumber: null },
    { uid: 'sms', type: 'phone', name: null, phoneNumber: '+*******01' },
  ] as const;
  const asked: readonly AuthEvent[] = [
    { type: 'SIGN_IN', email: 'a@b.example', password: 'x' },
    {
      type: 'REJECTED',
      flowId: 1,
      error: failureOf('auth/multi-factor-auth-required'),
      factors,
    },
  ];

  it('is chosen when there are several', () => {
    expect(play(asked).flow).toMatchObject({ type: 'secondFactor', status: 'choose', factors });
    expect(play([...asked, { type: 'CHOOSE_FACTOR', uid: 'sms' }]).flow).toMatchObject({
      status: 'sending',
    });
    expect(play([...asked, { type: 'CHOOSE_FACTOR', uid: 'app' }]).flow).toMatchObject({
      status: 'code',
    });
  });

  it('starts from the first factor again when the provider forgot it, keeping the e-mail', () => {
    const lost = play([
      ...asked,
      { type: 'CHOOSE_FACTOR', uid: 'app' },
      { type: 'CODE', code: '123456' },
      { type: 'REJECTED', flowId: 1, error: failureOf('auth/invalid-multi-factor-session') },
    ]);
    expect(lost.flow).toMatchObject({
      type: 'signIn',
      status: 'edit',
      email: 'a@b.example',
      error: { code: 'auth/invalid-multi-factor-session' },
    });
  });

  it('asks for a code before it bothers the provider', () => {
    const empty = play([
      ...asked,
      { type: 'CHOOSE_FACTOR', uid: 'app' },
      { type: 'CODE', code: '' },
    ]);
    expect(empty.flow).toMatchObject({ error: { code: 'auth/missing-verification-code' } });
    expect(empty.effects).toEqual([]);
  });
});

it('opens a form empty, with the e-mail that is known', () => {
  for (const type of [
    'signIn',
    'signUp',
    'emailLink',
    'phone',
    'reset',
    'changeEmail',
    'changePassword',
    'enrollSms',
  ] as const) {
    expect(play([{ type: 'OPEN_FORM', form: type, email: 'a@b.example' }]).flow).toMatchObject({
      type,
      status: 'edit',
    });
  }
  expect(play([{ type: 'OPEN_FORM', form: 'delete' }]).flow).toMatchObject({ status: 'confirm' });
});
