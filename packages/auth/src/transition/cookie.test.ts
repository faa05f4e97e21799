import { expect, it } from 'vitest';
import { initialState, type AuthState } from '../state/auth-state.ts';
import { transition } from './transition.ts';

const MINUTE = 60_000;
const posted: AuthState = { ...initialState, token: { status: 'idle', postedAt: 1e12 } };

it('is renewed when the page is looked at after a long sleep, and left alone before', () => {
  const soon = transition(posted, { type: 'VISIBLE' }, 1e12 + 49 * MINUTE);
  expect([soon.state.token.status, soon.effects]).toEqual(['idle', []]);
  const late = transition(posted, { type: 'VISIBLE' }, 1e12 + 50 * MINUTE);
  expect([late.state.token.status, late.effects]).toEqual([
    'stale',
    [{ type: 'confirm', force: true }],
  ]);
});

it('stays off without an endpoint', () => {
  const opened = transition(
    initialState,
    { type: 'OPENED', cookies: false, canRedirect: false },
    1e12,
  );
  expect(opened.state.token).toEqual({ status: 'off' });
});
