import { describe, expect, it } from 'vitest';
import { fakeProvider } from '../fake-provider.ts';
import { ana, opened } from './page.ts';

describe('signing out', () => {
  it('closes listeners, clears the cookie, then tells the provider', async () => {
    const provider = fakeProvider(ana);
    const log: string[] = [];
    const { machine, until } = await opened(provider, {
      hooks: {
        closeListeners: () => void log.push('listeners'),
        clearLocalData: async () => void log.push('wipe'),
      },
      sessionCookie: {
        post: async () => 204,
        clear: async () => (log.push('cookie'), 204),
      },
    });
    provider.signOut = async () => void log.push('provider');
    machine.send({ type: 'SIGN_OUT', clearLocalData: true });
    await until(({ session }) => session.status === 'signedOut');
    expect(log.filter((entry, at) => log.indexOf(entry) === at)).toEqual([
      'listeners',
      'cookie',
      'provider',
      'wipe',
    ]);
  });

  it('asks when changes wait and there is no connection', async () => {
    const provider = fakeProvider(ana);
    const { machine, until, state } = await opened(provider, {
      hooks: { pendingWrites: () => 3 },
      connectivity: { online: () => false, subscribe: () => () => undefined },
    });
    machine.send({ type: 'SIGN_OUT' });
    await until(({ flow }) => flow.type === 'signOut');
    expect(state()).toMatchObject({ session: { status: 'signedIn' }, flow: { pending: 3 } });
    machine.send({ type: 'SIGN_OUT', force: true });
    await until(({ session }) => session.status === 'signedOut');
  });

  it('goes on although a step of the app fails', async () => {
    const { machine, until } = await opened(fakeProvider(ana), {
      hooks: { closeListeners: () => Promise.reject(new Error('stuck')) },
      sessionCookie: { post: async () => 204, clear: () => Promise.reject(new Error('no server')) },
    });
    machine.send({ type: 'SIGN_OUT' });
    // The provider awaits its observers too, so a failure there keeps the session.
    const { session } = await until(
      ({ session }) => session.status === 'signedOut' || 'error' in session,
    );
    expect(session).toMatchObject({ error: { code: 'unexpected' } });
  });
});
