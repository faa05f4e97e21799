import { describe, expect, it } from 'vitest';
import { configFromEnv } from './config-from-env.ts';
import { fetchConfig } from './fetch-config.ts';
import { hasOwnEndpoints, parseConfig } from './firebase-config.ts';

const COMPLETE = { apiKey: 'k', projectId: 'p', appId: '1:1:web:1' };

describe('parseConfig', () => {
  it('accepts a complete configuration and drops unknown fields', () => {
    const result = parseConfig({ ...COMPLETE, authDomain: 'p.firebaseapp.com', extra: 1 });
    expect(result).toEqual({ ok: true, value: { ...COMPLETE, authDomain: 'p.firebaseapp.com' } });
  });

  it('names every missing field', () => {
    const result = parseConfig({ projectId: 'p', appId: '' });
    expect(result).toMatchObject({ ok: false, error: { code: 'config/missing' } });
    expect(!result.ok && result.error.message).toContain('apiKey, appId');
  });

  it.each([[null], ['text'], [[COMPLETE]]])('refuses %j as not an object', (input) => {
    expect(parseConfig(input)).toMatchObject({ ok: false, error: { code: 'config/malformed' } });
  });

  it('names fields of the wrong kind', () => {
    const result = parseConfig({ ...COMPLETE, authDomain: 7, emulators: { firestore: 'x:1' } });
    expect(!result.ok && result.error.message).toContain('authDomain, emulators');
  });

  it.each([{ host: 'h', port: 0 }, { host: 'h', port: 65_536 }, { host: 'h', port: 1.5 }, {}])(
    'refuses the emulator address %j',
    (firestore) => {
      expect(parseConfig({ ...COMPLETE, emulators: { firestore } }).ok).toBe(false);
    },
  );

  it('keeps emulator addresses', () => {
    const emulators = { auth: 'http://localhost:1', firestore: { host: 'localhost', port: 2 } };
    expect(parseConfig({ ...COMPLETE, emulators })).toEqual({
      ok: true,
      value: { ...COMPLETE, emulators },
    });
  });
});

it('knows which hosts have session cookies and error reports', () => {
  expect(hasOwnEndpoints(COMPLETE)).toBe(false);
  expect(hasOwnEndpoints({ ...COMPLETE, emulators: {} })).toBe(true);
  const hosted = parseConfig({ ...COMPLETE, hostedBy: 'quits-backend' });
  expect(hosted.ok && hasOwnEndpoints(hosted.value)).toBe(true);
});

it('reads the services that a server names', () => {
  const signInProviders = [{ id: 'oidc.sso', name: 'Flat' }];
  const config = parseConfig({ ...COMPLETE, signInProviders: [...signInProviders, { id: 7 }, 1] });
  expect(config.ok && config.value.signInProviders).toEqual(signInProviders);
});

describe('configFromEnv', () => {
  it('reads the variables and the emulators', () => {
    const result = configFromEnv({
      VITE_FIREBASE_API_KEY: 'k',
      VITE_FIREBASE_PROJECT_ID: 'p',
      VITE_FIREBASE_APP_ID: '1:1:web:1',
      VITE_FIREBASE_EMULATORS: '{"auth":"http://localhost:9"}',
    });
    expect(result).toEqual({
      ok: true,
      value: { ...COMPLETE, emulators: { auth: 'http://localhost:9' } },
    });
  });

  it('refuses emulators that are not JSON', () => {
    const env = { VITE_FIREBASE_API_KEY: 'k', VITE_FIREBASE_PROJECT_ID: 'p' };
    const result = configFromEnv({
      ...env,
      VITE_FIREBASE_APP_ID: 'a',
      VITE_FIREBASE_EMULATORS: '{',
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'config/malformed' } });
  });
});

describe('fetchConfig', () => {
  it('parses the response of the host', async () => {
    const result = await fetchConfig({ fetch: async () => Response.json(COMPLETE) });
    expect(result).toEqual({ ok: true, value: COMPLETE });
  });

  it.each([
    ['an HTML page', async () => new Response('<!doctype html>')],
    ['an error status', async () => new Response('', { status: 503 })],
    ['no connection', () => Promise.reject(new TypeError('failed to fetch'))],
  ])('reports an unreachable configuration after %s', async (_, fetch) => {
    const result = await fetchConfig({ fetch });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'config/unreachable', recovery: 'retry' },
    });
  });
});
