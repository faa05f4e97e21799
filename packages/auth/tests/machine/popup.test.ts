import { describe, expect, it } from 'vitest';
import { fakeProvider } from '../fake-provider.ts';
import { ana, opened } from './page.ts';

describe('a popup', () => {
  const popup = { type: 'POPUP', providerId: 'google.com' } as const;
  const google = { ...ana, providerId: 'google.com' };

  it('signs in', async () => {
    const provider = fakeProvider();
    const { machine, until } = await opened(provider);
    machine.send(popup);
    expect(provider.calls.at(-1)).toBe('signInWithPopup');
    await provider.popup().succeed(google);
    const { flow } = await until(({ session }) => session.status === 'signedIn');
    expect(['popupOpen', 'done']).toContain('status' in flow && flow.status);
  });

  it('cannot sign anybody in any more once it was cancelled', async () => {
    const provider = fakeProvider();
    const { machine, state } = await opened(provider);
    machine.send(popup);
    machine.send({ type: 'CANCEL' });
    expect(state().flow.type).toBe('idle');
    await provider.popup().succeed(google);
    expect(state().session.status).toBe('signedOut');
    expect(provider.binding.auth.currentUser).toBeNull();
  });

  it('does not stand in the way of another method when it was cancelled', async () => {
    const provider = fakeProvider();
    const { machine, until } = await opened(provider);
    machine.send(popup);
    const cancelled = provider.popup();
    machine.send({ type: 'SIGN_IN', email: ana.email, password: 'x' });
    await provider.popup().succeed(ana);
    await until(({ session }) => session.status === 'signedIn');
    await cancelled.fail('auth/popup-closed-by-user');
    expect(machine.store.getState().flow).toMatchObject({ type: 'signIn', status: 'done' });
  });

  it('is given up silently when closed', async () => {
    const provider = fakeProvider();
    const { machine, until } = await opened(provider);
    machine.send(popup);
    await provider.popup().fail('auth/popup-closed-by-user');
    const { flow } = await until(({ flow }) => flow.type === 'oauth' && flow.status === 'edit');
    expect(flow).not.toHaveProperty('error');
  });

  it('offers another click when blocked, and no redirect to a foreign origin', async () => {
    const provider = fakeProvider();
    const { machine, until, state } = await opened(provider);
    machine.send(popup);
    await provider.popup().fail('auth/popup-blocked');
    await until(({ flow }) => flow.type === 'oauth' && flow.status === 'blocked');
    expect(state().flow).toMatchObject({ canRedirect: false });
    machine.send({ type: 'REDIRECT', providerId: 'google.com' });
    await until(({ flow }) => flow.error?.code === 'session/redirect-unsafe');
  });

  it('is not offered again where it cannot work', async () => {
    const provider = fakeProvider();
    const { machine, until } = await opened(provider);
    machine.send(popup);
    await provider.popup().fail('auth/unauthorized-domain');
    await until(({ flow }) => flow.type === 'oauth' && flow.status === 'unavailable');
  });
});
