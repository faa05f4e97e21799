import type { Page } from 'playwright';
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

async function signedUp(email: string) {
  const profile = await stage.profile();
  const tab = await profile.open();
  await tab.session('signedOut');
  await tab.send({ type: 'SIGN_UP', email, password: PASSWORD });
  await tab.session('signedIn');
  return { profile, tab };
}

/** Starts a sign-in with another provider and returns the popup. */
async function popup(tab: Tab, providerId = 'google.com'): Promise<Page> {
  const opened = tab.page.waitForEvent('popup');
  await tab.send({ type: 'POPUP', providerId });
  const window = await opened;
  await window.waitForLoadState();
  return window;
}

async function signInThere(page: Page, email: string): Promise<void> {
  if (!(await page.locator('#email-input').isVisible())) {
    await page.locator('.js-new-account').click();
  }
  await page.locator('#email-input').fill(email);
  await press(page, '#sign-in');
}

/** Clicks an element that may close its window before the click is confirmed. */
async function press(window: Page, selector: string): Promise<void> {
  try {
    await window.locator(selector).click();
  } catch (error) {
    if (!window.isClosed()) throw error;
  }
}

describe('a session', () => {
  it('of a guest outlives a reload and becomes an account', async () => {
    const profile = await stage.profile();
    const tab = await profile.open();
    await tab.session('signedOut');
    await tab.send({ type: 'SIGN_IN_ANONYMOUSLY' });
    const { user } = await tab.session('anonymous');
    await tab.page.reload();
    expect(await tab.session('anonymous')).toMatchObject({
      user: { uid: Reflect.get(Object(user), 'uid') as string },
    });
    await tab.send({ type: 'SIGN_UP', email: 'guest@example.com', password: PASSWORD });
    expect(await tab.session('signedIn')).toMatchObject({
      user: { uid: Reflect.get(Object(user), 'uid') as string },
    });
    await tab.page.reload();
    expect(await tab.session('signedIn')).toMatchObject({ user: { email: 'guest@example.com' } });
  });

  it('ends in every tab, and the others know why', async () => {
    const { profile, tab } = await signedUp('tabs@example.com');
    const other = await profile.open();
    await other.session('signedIn');
    await tab.send({ type: 'SIGN_OUT' });
    expect(await tab.session('signedOut')).toMatchObject({ reason: 'userRequest' });
    expect(await other.session('signedOut')).toMatchObject({ reason: 'otherTab' });
  });

  it('that ends while another tab restores it is not stored again', async () => {
    const { profile, tab } = await signedUp('restoring@example.com');
    const page = await profile.context.newPage();
    const asked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route(/accounts:lookup/, async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await released.promise;
      await route.fulfill({ response });
    });
    await page.goto(tab.page.url());
    await asked.promise;
    await tab.send({ type: 'SIGN_OUT' });
    await tab.session('signedOut');
    released.resolve();
    expect(await tabOf(page).session('signedOut')).toMatchObject({ reason: 'otherTab' });
    const next = await profile.open();
    await next.session('signedOut');
  });

  it('of another user in another tab takes over after the listeners were closed', async () => {
    const { profile, tab } = await signedUp('first@example.com');
    await signedUp('second@example.com');
    const other = await profile.open();
    await other.session('signedIn');
    const before = await other.closed();
    await tab.send({ type: 'SIGN_IN', email: 'second@example.com', password: PASSWORD });
    await other.page.waitForFunction(() => {
      const { session } = globalThis.machine.store.getState();
      return session.status === 'signedIn' && session.user.email === 'second@example.com';
    });
    expect(await other.closed()).toBeGreaterThan(before);
  });

  it('is kept when nothing answers at the start', async () => {
    const { tab } = await signedUp('offline@example.com');
    await tab.page.route(/identitytoolkit|securetoken/, (route) => route.abort());
    await tab.page.reload();
    expect(await tab.session('signedIn')).toMatchObject({ user: { email: 'offline@example.com' } });
  });

  it.each([
    [429, 'RESOURCE_EXHAUSTED'],
    [503, 'UNAVAILABLE'],
    [401, 'UNAUTHENTICATED'],
  ])(
    'that the provider drops for a %i at the start is reported as lost',
    async (status, message) => {
      const { tab } = await signedUp(`lost-${status}@example.com`);
      await tab.page.route(/accounts:lookup/, (route) =>
        route.fulfill({ status, json: { error: { code: status, message } } }),
      );
      await tab.page.reload();
      expect(await tab.session('signedOut')).toMatchObject({
        reason: 'restoreFailed',
        last: { email: `lost-${status}@example.com` },
      });
    },
  );
});

describe('a popup', () => {
  it('signs in', async () => {
    const tab = await (await stage.profile()).open();
    await tab.session('signedOut');
    await signInThere(await popup(tab), 'ada@gmail.example');
    await tab.flow('oauth', 'done');
    expect(await tab.session('signedIn')).toMatchObject({ user: { email: 'ada@gmail.example' } });
  });

  it('that was refused at the provider leaves the form as it was', async () => {
    const tab = await (await stage.profile()).open();
    await tab.session('signedOut');
    await press(await popup(tab), '#cancel');
    expect(await tab.flow('oauth', 'edit')).not.toHaveProperty('error');
  });

  it('that succeeds after it was cancelled signs nobody in', async () => {
    const tab = await (await stage.profile()).open();
    await tab.session('signedOut');
    const window = await popup(tab);
    await tab.send({ type: 'CANCEL' });
    const gone = window.waitForEvent('close');
    await signInThere(window, 'late@gmail.example');
    await gone;
    await tab.page.reload();
    expect(await tab.session('signedOut')).toMatchObject({ reason: 'never' });
  });

  it('that the browser blocks is offered again', async () => {
    const tab = await (await stage.profile()).open();
    await tab.session('signedOut');
    await tab.page.evaluate(() => (globalThis.open = () => null));
    await tab.send({ type: 'POPUP', providerId: 'google.com' });
    expect(await tab.flow('oauth', 'blocked')).toMatchObject({ canRedirect: true });
  });

  it('of an address that has an account leads to its method, then adds the new one', async () => {
    await signedUp('both@example.com');
    const tab = await (await stage.profile()).open();
    await tab.session('signedOut');
    await signInThere(await popup(tab, 'github.com'), 'both@example.com');
    expect(await tab.flow('conflict', 'chooseMethod')).toMatchObject({ email: 'both@example.com' });
    await tab.send({ type: 'SIGN_IN', email: 'both@example.com', password: PASSWORD });
    await tab.flow('conflict', 'done');
    const { user } = await tab.session('signedIn');
    expect(JSON.stringify(user)).toContain('github.com');
  });
});

describe('a redirect', () => {
  it('comes back signed in, knowing where the person wanted to go', async () => {
    const tab = await (await stage.profile()).open();
    await tab.session('signedOut');
    await tab.send({ type: 'RETURN_TO', path: '/groups/7' });
    const left = tab.page.waitForURL(/auth\/handler/);
    await tab.send({ type: 'REDIRECT', providerId: 'github.com' });
    await left;
    await signInThere(tab.page, 'ben@example.com');
    await tab.page.waitForURL(`${stage.backend.addresses.app}/`);
    await tab.flow('oauth', 'done');
    expect(await tab.session('signedIn')).toMatchObject({ user: { email: 'ben@example.com' } });
    expect(await tab.page.evaluate(() => globalThis.machine.store.getState().returnTo)).toBe(
      '/groups/7',
    );
  });
});

describe('an e-mail link', () => {
  it('signs in where it was asked for and leaves the address bar clean', async () => {
    const profile = await stage.profile();
    const tab = await profile.open();
    await tab.session('signedOut');
    await tab.send({ type: 'SEND_LINK', email: 'link@example.com' });
    await tab.flow('emailLink', 'sent');
    const { oobLink = '' } = await newest(stage.backend, 'oobCodes', 'link@example.com');
    const page = await profile.context.newPage();
    await page.goto(oobLink);
    expect(await tabOf(page).session('signedIn')).toMatchObject({
      user: { email: 'link@example.com', emailVerified: true },
    });
    expect(page.url()).toBe(`${stage.backend.addresses.app}/`);
    await tab.session('signedIn');
  });

  it('asks for the e-mail on another device', async () => {
    const tab = await (await stage.profile()).open();
    await tab.session('signedOut');
    await tab.send({ type: 'SEND_LINK', email: 'elsewhere@example.com' });
    await tab.flow('emailLink', 'sent');
    const { oobLink = '' } = await newest(stage.backend, 'oobCodes', 'elsewhere@example.com');
    const other = await (await stage.profile()).context.newPage();
    await other.goto(oobLink);
    const device = tabOf(other);
    await device.flow('emailLink', 'needsEmail');
    await device.send({ type: 'LINK_EMAIL', email: 'elsewhere@example.com' });
    await device.session('signedIn');
  });
});

describe('a phone', () => {
  it('signs in with the code that was sent to it', async () => {
    const tab = await (await stage.profile()).open();
    await tab.session('signedOut');
    await tab.send({ type: 'SEND_SMS', phoneNumber: '+15555550101' });
    await tab.flow('phone', 'codeSent');
    await tab.send({ type: 'CODE', code: '000000' });
    await tab.page.waitForFunction(() => 'error' in globalThis.machine.store.getState().flow);
    expect(await tab.flow('phone', 'codeSent')).toMatchObject({
      error: { code: 'auth/invalid-verification-code' },
    });
    const { code = '' } = await newest(stage.backend, 'verificationCodes', '+15555550101');
    await tab.send({ type: 'CODE', code });
    expect(await tab.session('signedIn')).toMatchObject({ user: { phoneNumber: '+15555550101' } });
  });

  it('is a second factor too', async () => {
    const { tab } = await signedUp('sms@example.com');
    await tab.send({ type: 'SEND_VERIFICATION' });
    await tab.flow('verifyEmail', 'sent');
    const { oobCode = '' } = await newest(stage.backend, 'oobCodes', 'sms@example.com');
    await tab.send({ type: 'OPEN_ACTION', code: oobCode });
    await tab.flow('action', 'done');
    await tab.send({ type: 'ENROLL_SMS', phoneNumber: '+15555550103' });
    await tab.flow('enrollSms', 'code');
    const first = await newest(stage.backend, 'verificationCodes', '+15555550103');
    await tab.send({ type: 'CODE', code: first['code'] ?? '', name: 'Mobile' });
    await tab.flow('enrollSms', 'done');

    const other = await (await stage.profile()).open();
    await other.session('signedOut');
    await other.send({ type: 'SIGN_IN', email: 'sms@example.com', password: PASSWORD });
    const { factors } = await other.flow('secondFactor', 'choose');
    const uid = String(Reflect.get(Object(Reflect.get(Object(factors), 0)), 'uid'));
    await other.send({ type: 'CHOOSE_FACTOR', uid });
    await other.flow('secondFactor', 'code');
    const second = await newest(stage.backend, 'verificationCodes', '+15555550103');
    await other.send({ type: 'CODE', code: second['code'] ?? '' });
    await other.session('signedIn');
  });
});
