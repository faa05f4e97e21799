import { describe, expect, it } from 'vitest';
import { fakeProvider } from '../fake-provider.ts';
import { memoryStorage } from '../live.ts';
import { ana, opened } from './page.ts';

const ben = { uid: 'ben', email: 'ben@example.com' };

describe('several tabs', () => {
  it('follow a sign-out that another one recorded', async () => {
    const provider = fakeProvider(ana);
    const storage = memoryStorage();
    const { until } = await opened(provider, { storage });
    storage.removeItem('quits.auth.lastUser');
    provider.otherTab(undefined);
    const { session } = await until(({ session }) => session.status === 'signedOut');
    expect(session).toMatchObject({ reason: 'otherTab', last: { email: ana.email } });
  });

  it('close their listeners before another user takes over', async () => {
    const provider = fakeProvider(ana);
    const log: string[] = [];
    const { machine, until } = await opened(provider, {
      hooks: { closeListeners: () => void log.push('closed') },
    });
    machine.store.subscribe(
      ({ session }) => void log.push('user' in session ? session.user.uid : session.status),
    );
    provider.otherTab(ben);
    await until(({ session }) => 'user' in session && session.user.uid === 'ben');
    expect([...new Set(log)].slice(0, 3)).toEqual(['signingOut', 'closed', 'ben']);
  });
});
