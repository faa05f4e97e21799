import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { live, type Live, type LiveMachine } from './live.ts';
import { act, PASSWORD, reaches, signUp } from './steps.ts';

let world: Live;

beforeAll(async () => {
  world = await live();
});

afterAll(() => world.close());

const google = { type: 'POPUP', providerId: 'google.com' } as const;

function uidOf(page: LiveMachine): string | undefined {
  const { session } = page.state();
  return 'user' in session ? session.user.uid : undefined;
}

describe('another provider', () => {
  it('signs in, links to an account, and is unlinked again', async () => {
    const page = await world.open({ popups: { sub: 'g1', email: 'g1@gmail.example' } });
    expect(await act(page, google)).toMatchObject({ type: 'oauth', status: 'done' });
    expect(page.state().session).toMatchObject({ user: { email: 'g1@gmail.example' } });

    const other = await world.open({ popups: { sub: 'g2', email: 'g2@gmail.example' } });
    await signUp(other, 'linker@example.com');
    await act(other, google);
    expect(other.state().session).toMatchObject({
      user: { methods: [{ providerId: 'google.com' }, { providerId: 'password' }] },
    });
    await act(other, { type: 'UNLINK', providerId: 'google.com' });
    expect(other.state().session).toMatchObject({
      user: { methods: [{ providerId: 'password' }] },
    });
  });

  it('secures a guest, who keeps uid', async () => {
    const page = await world.open({ popups: { sub: 'g3', email: 'g3@gmail.example' } });
    await act(page, { type: 'SIGN_IN_ANONYMOUSLY' });
    const guest = uidOf(page);
    await act(page, google);
    expect(page.state().session).toMatchObject({ status: 'signedIn', user: { uid: guest } });
  });

  it('proves who is there before something sensitive', async () => {
    const page = await world.open({ popups: { sub: 'g4', email: 'g4@gmail.example' } });
    await act(page, google);
    world.pass(10 * 60_000);
    expect(await act(page, { type: 'DELETE_ACCOUNT' })).toMatchObject({
      type: 'reauth',
      methods: ['google.com'],
    });
    page.machine.send(google);
    const { session } = await page.until(({ session }) => session.status === 'signedOut');
    expect(session).toMatchObject({ reason: 'deleted' });
  });

  it('refuses to prove it with another account', async () => {
    const page = await world.open({ popups: { sub: 'g5', email: 'g5@gmail.example' } });
    await signUp(page, 'not-g5@example.com');
    world.pass(10 * 60_000);
    await act(page, { type: 'CHANGE_PASSWORD', password: 'battery staple' });
    expect(await act(page, google)).toMatchObject({
      type: 'oauth',
      status: 'edit',
      error: {
        recovery: expect.stringMatching(/reauthenticate|fix-input|switch-method/) as string,
      },
    });
    expect(page.state().flow.after).toMatchObject({
      type: 'resume',
      flow: { type: 'changePassword' },
    });
    // The password stays an option after other methods were tried.
    expect(await act(page, { type: 'PASSWORD', password: 'wrong' })).toMatchObject({
      type: 'reauth',
      methods: ['password'],
      error: { recovery: 'fix-input' },
    });
    page.machine.send({ type: 'PASSWORD', password: PASSWORD });
    await reaches(page, 'changePassword', 'done');
  });

  it('says when the account of another person is meant', async () => {
    const first = await world.open({ popups: { sub: 'g6', email: 'g6@gmail.example' } });
    await act(first, google);
    const page = await world.open({ popups: { sub: 'g6', email: 'g6@gmail.example' } });
    await signUp(page, 'wants-g6@example.com');
    expect(await act(page, google)).toMatchObject({
      type: 'oauth',
      status: 'edit',
      error: { code: 'auth/credential-already-in-use' },
    });
  });
});

describe('an account that exists with another method', () => {
  it('is signed in to first, then the new method is added', async () => {
    const owner = await world.open();
    await signUp(owner, 'both@example.com');
    const page = await world.open({ popups: { sub: 'c1', email: 'both@example.com' } });
    expect(await act(page, { type: 'POPUP', providerId: 'facebook.com' })).toMatchObject({
      type: 'conflict',
      status: 'chooseMethod',
      email: 'both@example.com',
      providerId: 'facebook.com',
    });
    expect(
      await act(page, { type: 'SIGN_IN', email: 'both@example.com', password: 'wrong' }),
    ).toMatchObject({ type: 'signIn', status: 'edit', after: { type: 'link' } });
    page.machine.send({ type: 'SIGN_IN', email: 'both@example.com', password: PASSWORD });
    await reaches(page, 'conflict', 'done');
    expect(page.state().session).toMatchObject({
      user: { methods: [{ providerId: 'facebook.com' }, { providerId: 'password' }] },
    });
  });
});
