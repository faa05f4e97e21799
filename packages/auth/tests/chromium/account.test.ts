import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newest, startStage, tabOf, type Stage, type Tab } from './stage.ts';

const PASSWORD = 'correct horse';

let stage: Stage;

// Real windows on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  stage = await startStage();
});

afterAll(() => stage.stop());

async function stranger(): Promise<Tab> {
  const tab = await (await stage.profile()).open();
  await tab.session('signedOut');
  return tab;
}

async function signedUp(email: string): Promise<Tab> {
  const tab = await stranger();
  await tab.send({ type: 'SIGN_UP', email, password: PASSWORD });
  await tab.session('signedIn');
  return tab;
}

async function mailed(email: string): Promise<Record<string, string>> {
  return newest(stage.backend, 'oobCodes', email);
}

/** Waits until the flow has failed, and gives it. */
async function failed(tab: Tab, type: string, step: string): Promise<Record<string, unknown>> {
  await tab.page.waitForFunction((wanted) => {
    const { flow } = globalThis.machine.store.getState();
    return flow.type === wanted && flow.error !== undefined;
  }, type);
  return tab.flow(type, step);
}

describe('an account', () => {
  it('is not signed in to with a wrong password, nor without a connection', async () => {
    await signedUp('wrong@example.com');
    const tab = await stranger();
    await tab.send({ type: 'SIGN_IN', email: 'wrong@example.com', password: 'nope' });
    expect(await failed(tab, 'signIn', 'edit')).toMatchObject({
      error: { code: 'auth/invalid-credential' },
    });
    await tab.page.context().setOffline(true);
    await tab.send({ type: 'SIGN_IN', email: 'wrong@example.com', password: PASSWORD });
    await tab.page.waitForFunction(() =>
      globalThis.machine.store.getState().flow.error?.code.startsWith('network/'),
    );
    await tab.page.context().setOffline(false);
    await tab.page.waitForFunction(
      () => globalThis.machine.store.getState().connectivity.status !== 'offline',
    );
    await tab.send({ type: 'SIGN_IN', email: 'wrong@example.com', password: PASSWORD });
    await tab.session('signedIn');
  });

  it('gets a new password by mail, once', async () => {
    await signedUp('forgot@example.com');
    const tab = await stranger();
    await tab.send({ type: 'SEND_RESET', email: 'forgot@example.com' });
    await tab.flow('reset', 'sent');
    const { oobCode = '' } = await mailed('forgot@example.com');
    await tab.send({ type: 'OPEN_ACTION', code: oobCode });
    await tab.flow('action', 'edit');
    await tab.send({ type: 'PASSWORD', password: 'battery staple' });
    await tab.flow('action', 'done');
    await tab.send({ type: 'OPEN_ACTION', code: oobCode });
    await tab.flow('action', 'spent');
    await tab.send({ type: 'SIGN_IN', email: 'forgot@example.com', password: 'battery staple' });
    await tab.session('signedIn');
  });

  it('moves to another e-mail; the device that did not open the mail says why it is out', async () => {
    const tab = await signedUp('before@example.com');
    await tab.send({ type: 'CHANGE_EMAIL', email: 'after@example.com' });
    await tab.flow('changeEmail', 'sent');
    const { oobCode = '' } = await mailed('after@example.com');
    const other = await stranger();
    // Token times have a resolution of whole seconds.
    stage.pass(2000);
    await other.send({ type: 'OPEN_ACTION', code: oobCode });
    await other.flow('action', 'done');
    await tab.send({ type: 'REFRESH' });
    expect(await tab.session('signedOut')).toMatchObject({ reason: 'emailChanged' });
  });

  it('asks who is there when the sign-in is old, then changes the password by itself', async () => {
    const tab = await signedUp('old@example.com');
    stage.pass(10 * 60_000);
    await tab.send({ type: 'CHANGE_PASSWORD', password: 'battery staple' });
    await tab.flow('reauth', 'chooseMethod');
    await tab.send({ type: 'PASSWORD', password: 'nope' });
    await failed(tab, 'reauth', 'chooseMethod');
    await tab.send({ type: 'PASSWORD', password: PASSWORD });
    await tab.flow('changePassword', 'done');
  });

  it('is deleted, and gone for every tab', async () => {
    const tab = await signedUp('deleted@example.com');
    const other = tabOf(await tab.page.context().newPage());
    await other.page.goto(tab.page.url());
    await other.session('signedIn');
    await tab.send({ type: 'DELETE_ACCOUNT' });
    expect(await tab.session('signedOut')).toMatchObject({ reason: 'deleted' });
    await other.session('signedOut');
    await tab.send({ type: 'SIGN_IN', email: 'deleted@example.com', password: PASSWORD });
    await failed(tab, 'signIn', 'edit');
  });

  it('is signed in to by a token of the app’s own server, and not by nonsense', async () => {
    const tab = await stranger();
    await tab.send({ type: 'CUSTOM_TOKEN', token: 'nonsense' });
    await tab.flow('customToken', 'failed');
    await tab.send({ type: 'CUSTOM_TOKEN', token: JSON.stringify({ uid: 'from-server' }) });
    expect(await tab.session('signedIn')).toMatchObject({ user: { uid: 'from-server' } });
  });
});

describe('a link', () => {
  it('is good once, and asks when somebody else is signed in', async () => {
    const tab = await stranger();
    await tab.send({ type: 'SEND_LINK', email: 'once@example.com' });
    await tab.flow('emailLink', 'sent');
    const { oobLink = '' } = await mailed('once@example.com');
    const busy = await signedUp('somebody@example.com');
    await busy.send({ type: 'OPEN_LINK', url: oobLink });
    await busy.flow('emailLink', 'wrongSession');
    await tab.page.goto(oobLink);
    await tab.session('signedIn');
    await busy.send({ type: 'LINK_CHOICE', choice: 'signIn' });
    await busy.flow('emailLink', 'needsEmail');
    await busy.send({ type: 'LINK_EMAIL', email: 'once@example.com' });
    await busy.flow('emailLink', 'spent');
    await busy.session('signedIn');
  });
});

describe('a redirect', () => {
  it('that comes back without an answer is said to be lost', async () => {
    const tab = await stranger();
    const left = tab.page.waitForURL(/auth\/handler/);
    await tab.send({ type: 'REDIRECT', providerId: 'google.com' });
    await left;
    await tab.page.goto(stage.backend.addresses.app);
    expect(await tab.session('signedOut')).toMatchObject({ reason: 'redirectLost' });
    expect(await tab.flow('oauth', 'lost')).toMatchObject({ providerId: 'google.com' });
  });
});
