import type { FirebaseConfig } from '@quits/firebase-core';
import { expect, test } from 'vitest';
import { withOwnAuthDomain } from './own-auth-domain.ts';

const CONFIG: FirebaseConfig = {
  apiKey: 'k',
  projectId: 'quits',
  appId: '1:1:web:1',
  authDomain: 'quits.firebaseapp.com',
};

test.each(['quits.web.app', 'quits.firebaseapp.com', 'quits.example'])(
  'uses the sign-in pages on %s if Hosting serves the app',
  (host) => {
    const location = { protocol: 'https:', host };
    expect(withOwnAuthDomain(CONFIG, location)).toEqual({ ...CONFIG, authDomain: host });
  },
);

test('keeps the domain of the project on a preview channel', () => {
  const location = { protocol: 'https:', host: 'quits--pr12-x1y2z3.web.app' };
  expect(withOwnAuthDomain(CONFIG, location)).toBe(CONFIG);
});

test('keeps the configuration of the embedded backend', () => {
  const config = { ...CONFIG, emulators: { auth: 'http://localhost:8787' } };
  expect(withOwnAuthDomain(config, { protocol: 'https:', host: 'quits.example' })).toBe(config);
});
