import { eventually } from '@quits/tooling-presets/eventually';
import { describe, expect, it } from 'vitest';
import type { ConnectivitySource } from '../../src/run/options.ts';
import { fakeProvider, sdkError } from '../fake-provider.ts';
import { memoryStorage } from '../live.ts';
import { ana, open, opened, remembered } from './page.ts';

describe('starting', () => {
  it('asks the provider once, however often it is started', async () => {
    const provider = fakeProvider();
    await opened(provider);
    expect(provider.calls.filter((call) => call === 'authStateReady')).toHaveLength(1);
  });

  it('finds a session with a valid token', async () => {
    const { state } = await opened(fakeProvider(ana));
    expect(state().session).toMatchObject({ status: 'signedIn', confirmed: true });
  });

  it('shows a session unconfirmed when its token cannot be refreshed offline, until it can', async () => {
    const provider = fakeProvider(ana);
    provider.token = () => Promise.reject(sdkError('auth/network-request-failed'));
    let changed = () => undefined as void;
    const connectivity: ConnectivitySource = {
      online: () => true,
      subscribe: (listener) => ((changed = listener), () => undefined),
    };
    const { machine, until, state } = await opened(provider, { connectivity });
    expect(state().session).toMatchObject({ status: 'signedIn', confirmed: false });
    machine.send({ type: 'CHANGE_PASSWORD', password: 'battery staple' });
    const { flow } = await until(({ flow }) => flow.error !== undefined);
    expect(flow).toMatchObject({ error: { code: 'session/read-only' } });
    provider.token = () => Promise.resolve('fresh');
    changed();
    provider.otherTab(ana);
    await until(({ session }) => session.status === 'signedIn' && session.confirmed);
  });

  it('signs out a user whom another tab stored again after the session had ended', async () => {
    const previousEnd = () => ({ reason: 'userRequest' }) as const;
    const provider = fakeProvider(ana);
    const { state } = await opened(provider, { previousEnd });
    expect(state().session).toMatchObject({ status: 'signedOut', reason: 'userRequest' });
    expect(provider.calls).toContain('signOut');
    // Somebody has signed in since.
    const storage = memoryStorage(new Map([['quits.auth.lastUser', remembered]]));
    const after = await opened(fakeProvider(ana), { previousEnd, storage });
    expect(after.state().session).toMatchObject({ status: 'signedIn' });
  });

  it('does not wait for a token that does not come', async () => {
    const provider = fakeProvider(ana);
    provider.token = () => new Promise(() => undefined);
    const { state, until, elapse } = open(provider);
    await eventually(() => expect(provider.calls).toContain('getIdToken'));
    expect(state().session.status).toBe('restoring');
    elapse(0);
    await until(({ session }) => session.status === 'signedIn' && !session.confirmed);
  });

  it.each([
    ['auth/user-disabled', 'disabled'],
    ['auth/user-token-expired', 'expired'],
    ['auth/user-not-found', 'deleted'],
  ])('tells why a stored session is refused: %s', async (code, reason) => {
    const provider = fakeProvider(ana);
    provider.token = () => Promise.reject(sdkError(code));
    expect((await opened(provider)).state().session).toMatchObject({ status: 'signedOut', reason });
  });

  it.each([
    ['after', ana, 'disabled'],
    ['before', undefined, 'deleted'],
  ] as const)(
    'tells why a stored user was signed out %s the session was restored',
    async (_, stored, reason) => {
      const code = reason === 'disabled' ? 'auth/user-disabled' : 'auth/user-not-found';
      const storage = memoryStorage(new Map([['quits.auth.lastUser', remembered]]));
      let error = stored === undefined ? { code } : undefined;
      let changed = () => undefined as void;
      const provider = fakeProvider(stored);
      const { state, until } = await opened(provider, {
        storage,
        storedUserError: {
          getState: () => error,
          subscribe: (listener) => ((changed = listener), () => undefined),
        },
      });
      if (stored !== undefined) {
        // As the SDK does it: first the user is gone, then the caller learns why.
        provider.drop();
        error = { code };
        changed();
      }
      await until(({ session }) => session.status === 'signedOut');
      expect(state().session).toMatchObject({ reason });
    },
  );

  it('reports a session that the provider lost without saying why', async () => {
    const storage = memoryStorage(new Map([['quits.auth.lastUser', remembered]]));
    const { state } = await opened(fakeProvider(), { storage });
    expect(state().session).toMatchObject({
      reason: 'restoreFailed',
      last: { displayName: 'Ana' },
    });
  });

  it('says that it takes long after five seconds', async () => {
    const provider = fakeProvider();
    const { machine, state, elapse } = open(provider, {
      getAuth: () => new Promise(() => undefined),
    });
    await eventually(() => {
      elapse(5000);
      expect(state().session).toMatchObject({ status: 'restoring', slow: true });
    });
    expect(machine.store.getState().flow.type).toBe('idle');
  });

  it('ignores records of another version, of the past, and of another shape', async () => {
    for (const record of [
      remembered.replace('"v":1', '"v":0'),
      remembered.replace('"until":9000000000000000', '"until":5'),
      remembered.replace('"uid":"ana"', '"uid":7'),
      'not JSON',
    ]) {
      const storage = memoryStorage(new Map([['quits.auth.lastUser', record]]));
      const { state } = await opened(fakeProvider(), { storage });
      expect(state().session).toEqual({ status: 'signedOut', reason: 'never' });
    }
  });
});
