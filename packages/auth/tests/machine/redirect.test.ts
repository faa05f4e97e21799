import { eventually } from '@quits/tooling-presets/eventually';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeProvider, sdkError } from '../fake-provider.ts';
import { memoryStorage } from '../live.ts';
import { ana, open, opened } from './page.ts';

const storage = memoryStorage();

beforeEach(() => storage.kept.clear());

const here = { canRedirect: true, storage } as const;

describe('a redirect', () => {
  async function left() {
    const provider = fakeProvider();
    const { machine, until } = await opened(provider, here);
    machine.send({ type: 'RETURN_TO', path: '/groups/7' });
    machine.send({ type: 'POPUP', providerId: 'google.com' });
    await provider.popup().fail('auth/popup-blocked');
    const { flow } = await until(({ flow }) => flow.type === 'oauth' && flow.status === 'blocked');
    expect(flow).toMatchObject({ canRedirect: true });
    machine.send({ type: 'REDIRECT', providerId: 'google.com' });
    await until(({ flow }) => flow.type === 'oauth' && flow.status === 'redirecting');
    await eventually(() => expect(provider.calls).toContain('signInWithRedirect'));
  }

  it('comes back signed in, to where the person wanted to go', async () => {
    await left();
    const provider = fakeProvider();
    provider.redirect = async () => {
      provider.otherTab({ ...ana, providerId: 'google.com' });
      provider.stored = ana;
      const { currentUser } = provider.binding.auth;
      return currentUser === null ? null : { user: currentUser };
    };
    const { state } = await opened(provider, here);
    expect(state()).toMatchObject({
      session: { status: 'signedIn' },
      flow: { type: 'oauth', status: 'done' },
      returnTo: '/groups/7',
    });
    expect(provider.calls.filter((call) => call === 'getRedirectResult')).toHaveLength(1);
    expect((await opened(fakeProvider(ana), here)).state().flow.type).toBe('idle');
  });

  it('tells when the way back got lost', async () => {
    await left();
    const { state } = await opened(fakeProvider(), here);
    expect(state()).toMatchObject({
      session: { status: 'signedOut', reason: 'redirectLost' },
      flow: { type: 'oauth', status: 'lost', providerId: 'google.com' },
    });
  });

  it('keeps the provider when the answer is a failure', async () => {
    await left();
    const provider = fakeProvider();
    provider.redirect = () => Promise.reject(sdkError('auth/user-disabled'));
    const { state } = await opened(provider, here);
    expect(state().flow).toMatchObject({
      providerId: 'google.com',
      error: { code: 'auth/user-disabled' },
    });
  });
});

describe('a proof of identity by redirect', () => {
  it('goes on with what it was asked for, on the page that comes back', async () => {
    const before = fakeProvider({ ...ana, providerId: 'google.com' });
    before.change = () => Promise.reject(sdkError('auth/requires-recent-login'));
    const { machine, until } = await opened(before, here);
    machine.send({ type: 'CHANGE_EMAIL', email: 'new@example.com' });
    await until(({ flow }) => flow.type === 'reauth');
    machine.send({ type: 'REDIRECT', providerId: 'google.com' });
    await eventually(() => expect(before.calls).toContain('reauthenticateWithRedirect'));

    const after = fakeProvider(ana);
    after.redirect = async () => {
      after.otherTab(ana);
      const { currentUser } = after.binding.auth;
      return currentUser === null ? null : { user: currentUser };
    };
    const page = open(after, here);
    await page.until(({ flow }) => flow.type === 'changeEmail' && flow.status === 'sent');
    expect(after.calls).toContain('changeEmail new@example.com');
  });

  it('keeps no password while the page is left', async () => {
    const provider = fakeProvider({ ...ana, providerId: 'google.com' });
    provider.change = () => Promise.reject(sdkError('auth/requires-recent-login'));
    const { machine, until } = await opened(provider, here);
    machine.send({ type: 'CHANGE_PASSWORD', password: 'battery staple' });
    await until(({ flow }) => flow.type === 'reauth');
    machine.send({ type: 'REDIRECT', providerId: 'google.com' });
    await eventually(() => expect(storage.kept.has('quits.auth.redirect')).toBe(true));
    expect([...storage.kept.values()].join('\n')).not.toContain('battery staple');
  });
});
