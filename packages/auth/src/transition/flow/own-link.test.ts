import { expect, it } from 'vitest';
import { initialState } from '../../state/auth-state.ts';
import { transition } from '../transition.ts';

const user = {
  uid: 'u1',
  isAnonymous: false,
  email: 'Ana@example.com',
  emailVerified: true,
  displayName: 'Ana',
  photoURL: null,
  phoneNumber: null,
  methods: [],
  factors: [],
  createdAt: 1,
  lastSignInAt: 2,
};

it.each([
  ['ana@example.com', 'completing', 'reauth', ['holdLink', 'run']],
  ['ben@example.com', 'wrongSession', 'link', ['holdLink']],
])('takes a link to %s as “%s” where Ana is signed in', (email, status, purpose, effects) => {
  const booted = transition(
    initialState,
    { type: 'START', hint: undefined, returnTo: undefined },
    1,
  );
  const seen = { user, requiredActions: [] };
  const restored = transition(booted.state, { type: 'RESTORED', seen, confirmed: true }, 1);
  const opened = transition(restored.state, { type: 'LINK_OPENED', url: 'https://x', email }, 1);
  expect(opened.state.flow).toMatchObject({ type: 'emailLink', status, purpose });
  expect(opened.effects.map(({ type }) => type)).toEqual(effects);
});
