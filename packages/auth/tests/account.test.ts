import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { live, type Live, type LiveMachine } from './live.ts';
import { act, PASSWORD, reaches, signUp } from './steps.ts';

let world: Live;

beforeAll(async () => {
  world = await live();
});

afterAll(() => world.close());

async function signedUp(email: string): Promise<LiveMachine> {
  const page = await world.open();
  await signUp(page, email);
  return page;
}

describe('confirming the e-mail', () => {
  it('sends the mail, applies the code and drops the task', async () => {
    const page = await world.open({
      getRequiredActions: (user) => (user.emailVerified ? [] : ['verifyEmail']),
    });
    await signUp(page, 'verify@example.com');
    expect(page.state().session).toMatchObject({ requiredActions: ['verifyEmail'] });
    expect(await act(page, { type: 'SEND_VERIFICATION' })).toMatchObject({ status: 'sent' });
    const { code } = await world.mail('verify@example.com', 'VERIFY_EMAIL');
    page.machine.send({ type: 'OPEN_ACTION', code });
    await reaches(page, 'action', 'done');
    expect(page.state().session).toMatchObject({
      user: { emailVerified: true },
      requiredActions: [],
    });
  });

  it('notices a confirmation made on another device when asked to look again', async () => {
    const page = await signedUp('elsewhere@example.com');
    await act(page, { type: 'SEND_VERIFICATION' });
    const other = await world.open();
    const { code } = await world.mail('elsewhere@example.com', 'VERIFY_EMAIL');
    other.machine.send({ type: 'OPEN_ACTION', code });
    expect((await reaches(other, 'action', 'done')).flow).toMatchObject({
      mode: 'verifyEmail',
      email: 'elsewhere@example.com',
    });
    page.machine.send({ type: 'REFRESH' });
    await page.until(({ session }) => session.status === 'signedIn' && session.user.emailVerified);
    expect(page.state().flow.type).toBe('idle');
  });

  it('says when a code is spent', async () => {
    const page = await world.open();
    expect(await act(page, { type: 'OPEN_ACTION', code: 'nonsense' })).toMatchObject({
      type: 'action',
      status: 'spent',
      error: { code: 'auth/invalid-action-code' },
    });
  });
});

describe('resetting the password', () => {
  it('answers alike whether or not there is an account, and lets the new password in', async () => {
    await signedUp('forgot@example.com');
    const page = await world.open();
    expect(await act(page, { type: 'SEND_RESET', email: 'nobody@example.com' })).toMatchObject({
      status: 'sent',
    });
    expect(await act(page, { type: 'SEND_RESET', email: 'forgot@example.com' })).toMatchObject({
      status: 'sent',
    });
    const { code } = await world.mail('forgot@example.com', 'PASSWORD_RESET');
    page.machine.send({ type: 'OPEN_ACTION', code });
    await reaches(page, 'action', 'edit');
    expect(page.state().flow).toMatchObject({ mode: 'resetPassword', email: 'forgot@example.com' });
    expect(await act(page, { type: 'PASSWORD', password: 'x' })).toMatchObject({
      status: 'edit',
      error: { recovery: 'fix-input' },
    });
    page.machine.send({ type: 'PASSWORD', password: 'battery staple' });
    await reaches(page, 'action', 'done');
    await act(page, { type: 'SIGN_IN', email: 'forgot@example.com', password: 'battery staple' });
    expect(page.state().session.status).toBe('signedIn');
  });
});

describe('changing the account', () => {
  it('changes name and photo at once', async () => {
    const page = await signedUp('name@example.com');
    await act(page, { type: 'UPDATE_PROFILE', displayName: 'Nia' });
    expect(page.state().session).toMatchObject({ user: { displayName: 'Nia', photoURL: null } });
  });

  it('changes the password', async () => {
    const page = await signedUp('password@example.com');
    expect(await act(page, { type: 'CHANGE_PASSWORD', password: 'battery staple' })).toMatchObject({
      status: 'done',
    });
    const other = await world.open();
    await act(other, {
      type: 'SIGN_IN',
      email: 'password@example.com',
      password: 'battery staple',
    });
    expect(other.state().session.status).toBe('signedIn');
  });

  it('asks who is there when the sign-in is old, then goes on without retyping', async () => {
    const page = await signedUp('old@example.com');
    world.pass(10 * 60_000);
    const asked = await act(page, { type: 'CHANGE_PASSWORD', password: 'battery staple' });
    expect(asked).toMatchObject({ type: 'reauth', methods: ['password'] });
    expect(JSON.stringify(page.state())).not.toContain('battery staple');
    expect(await act(page, { type: 'PASSWORD', password: 'wrong' })).toMatchObject({
      type: 'reauth',
      error: { recovery: 'fix-input' },
    });
    page.machine.send({ type: 'PASSWORD', password: PASSWORD });
    await reaches(page, 'changePassword', 'done');
  });

  it('gives the operation up when the proof is cancelled', async () => {
    const page = await signedUp('unsure@example.com');
    world.pass(10 * 60_000);
    await act(page, { type: 'DELETE_ACCOUNT' });
    expect(page.state().flow.type).toBe('reauth');
    page.machine.send({ type: 'CANCEL' });
    expect(page.state().flow).toMatchObject({
      type: 'delete',
      status: 'confirm',
      error: { code: 'session/reauth-cancelled' },
    });
  });

  it('moves to a new e-mail, tells the old device why it is signed out', async () => {
    const page = await signedUp('before@example.com');
    expect(await act(page, { type: 'CHANGE_EMAIL', email: 'after@example.com' })).toMatchObject({
      status: 'sent',
    });
    const other = await world.open();
    const { code } = await world.mail('after@example.com', 'VERIFY_AND_CHANGE_EMAIL');
    // Token times have a resolution of whole seconds.
    world.pass(2000);
    other.machine.send({ type: 'OPEN_ACTION', code });
    await reaches(other, 'action', 'done');
    page.machine.send({ type: 'REFRESH' });
    const { session } = await page.until(({ session }) => session.status === 'signedOut');
    expect(session).toMatchObject({ reason: 'emailChanged' });
    await act(other, { type: 'SIGN_IN', email: 'after@example.com', password: PASSWORD });
    expect(other.state().session).toMatchObject({ user: { email: 'after@example.com' } });
  });

  it('never removes the last method', async () => {
    const page = await signedUp('only@example.com');
    expect(await act(page, { type: 'UNLINK', providerId: 'password' })).toMatchObject({
      error: { code: 'session/last-method' },
    });
  });

  it('deletes the data first, then the account', async () => {
    const steps: string[] = [];
    const page = await world.open({
      hooks: { deleteData: async () => void steps.push(page.state().session.status) },
    });
    await signUp(page, 'delete@example.com');
    page.machine.send({ type: 'DELETE_ACCOUNT' });
    const { session } = await page.until(({ session }) => session.status === 'signedOut');
    expect(steps).toEqual(['signedIn']);
    expect(session).toMatchObject({ reason: 'deleted' });
  });

  it('asks who is there before the data is touched when the sign-in is old', async () => {
    let deleted = false;
    const page = await world.open({ hooks: { deleteData: async () => void (deleted = true) } });
    await signUp(page, 'old-delete@example.com');
    // Recent enough for the provider to delete the account, too old to start deleting data.
    world.pass(4.5 * 60_000);
    expect(await act(page, { type: 'DELETE_ACCOUNT' })).toMatchObject({ type: 'reauth' });
    expect(deleted).toBe(false);
    page.machine.send({ type: 'PASSWORD', password: PASSWORD });
    const { session } = await page.until(({ session }) => session.status === 'signedOut');
    expect([deleted, session]).toMatchObject([true, { reason: 'deleted' }]);
  });

  it('lets a guest go whose sign-in is old, for a guest can prove nothing', async () => {
    let deleted = false;
    const page = await world.open({ hooks: { deleteData: async () => void (deleted = true) } });
    await act(page, { type: 'SIGN_IN_ANONYMOUSLY' });
    world.pass(3_600_000);
    page.machine.send({ type: 'DELETE_ACCOUNT' });
    const { session } = await page.until(({ session }) => session.status === 'signedOut');
    expect([deleted, session]).toMatchObject([true, { reason: 'deleted' }]);
  });

  it('signs out every other device, given the password, and none given a wrong one', async () => {
    const here = await signedUp('others@example.com');
    const there = await world.open();
    await act(there, { type: 'SIGN_IN', email: 'others@example.com', password: PASSWORD });
    expect(await act(here, { type: 'SIGN_OUT_OTHERS', password: 'wrong' })).toMatchObject({
      type: 'signOutOthers',
      status: 'edit',
      error: { recovery: 'fix-input' },
    });
    // Token times have a resolution of whole seconds.
    world.pass(2000);
    expect(await act(here, { type: 'SIGN_OUT_OTHERS', password: PASSWORD })).toMatchObject({
      status: 'done',
    });
    there.machine.send({ type: 'REFRESH' });
    const { session } = await there.until(({ session }) => session.status === 'signedOut');
    expect(session).toMatchObject({ reason: 'expired' });
    here.machine.send({ type: 'REFRESH' });
    await act(here, { type: 'UPDATE_PROFILE', displayName: 'Still here' });
    expect(here.state().session).toMatchObject({ user: { displayName: 'Still here' } });
  });

  it('keeps the account when the data cannot be deleted', async () => {
    const page = await world.open({
      hooks: { deleteData: () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    await signUp(page, 'kept@example.com');
    expect(await act(page, { type: 'DELETE_ACCOUNT' })).toMatchObject({
      status: 'confirm',
      error: { code: 'network/failed' },
    });
    expect(page.state().session.status).toBe('signedIn');
  });
});

describe('a token of the app’s own server', () => {
  it('signs in, and says so when it is no good', async () => {
    const page = await world.open();
    expect(await act(page, { type: 'CUSTOM_TOKEN', token: 'nonsense' })).toMatchObject({
      type: 'customToken',
      status: 'failed',
      error: { code: 'auth/invalid-custom-token' },
    });
    const token = JSON.stringify({ uid: 'from-server', claims: { plan: 'x' } });
    expect(await act(page, { type: 'CUSTOM_TOKEN', token })).toMatchObject({
      status: 'done',
    });
    expect(page.state().session).toMatchObject({
      status: 'signedIn',
      user: { uid: 'from-server' },
    });
  });

  it('signs a guest in on a second device, as a guest', async () => {
    const first = await world.open();
    await act(first, { type: 'SIGN_IN_ANONYMOUSLY' });
    const { session } = first.state();
    const uid = 'user' in session ? session.user.uid : '';
    const second = await world.open({ isGuest: ({ providerData }) => providerData.length === 0 });
    await act(second, { type: 'CUSTOM_TOKEN', token: JSON.stringify({ uid }) });
    expect(second.state().session).toMatchObject({
      status: 'anonymous',
      user: { uid, isAnonymous: true },
    });
    // Securing the account there keeps it.
    const email = 'second-device@example.com';
    await act(second, { type: 'SIGN_UP', email, password: PASSWORD });
    expect(second.state().session).toMatchObject({ status: 'signedIn', user: { uid, email } });
  });
});
