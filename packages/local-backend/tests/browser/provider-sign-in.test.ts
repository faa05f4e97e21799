import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { startBrowserStage, type BrowserStage } from '../support/browser-stage.ts';

let stage: BrowserStage;
let page: Page;
let problems: string[];

beforeAll(async () => {
  stage = await startBrowserStage('auth-page', 'page');
});

afterAll(() => stage.stop());

beforeEach(async () => {
  page = await stage.open();
  problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== '127.0.0.1' && hostname !== '') problems.push(`left: ${request.url()}`);
  });
});

afterEach(async () => {
  await page.context().close();
});

/** Begins a sign-in by popup; the outcome is told as text once it is there. */
async function openPopup(
  method = 'google.com',
): Promise<{ popup: Page; outcome: Promise<string> }> {
  const opened = page.waitForEvent('popup');
  const outcome = page.evaluate(async (providerId) => {
    const { auth, sdk } = globalThis.page;
    try {
      const { user } = await sdk.signInWithPopup(auth, new sdk.OAuthProvider(providerId));
      return `${user.email} by ${user.providerData[0]?.providerId}`;
    } catch (error) {
      return (error as { code: string }).code;
    }
  }, method);
  const popup = await opened;
  await popup.waitForLoadState();
  return { popup, outcome };
}

async function signInAs(popup: Page, email: string): Promise<void> {
  if (!(await popup.locator('#email-input').isVisible())) {
    await popup.locator('.js-new-account').click();
  }
  await popup.locator('#email-input').fill(email);
  await popup.locator('#sign-in').click();
}

describe('sign-in by popup', () => {
  it('takes the account that was typed, without leaving this machine', async () => {
    const { popup, outcome } = await openPopup();
    await signInAs(popup, 'ada@example.com');
    expect(await outcome).toBe('ada@example.com by google.com');
    expect(problems).toEqual([]);
  });

  it('offers the accounts that signed in before', async () => {
    const first = await openPopup('apple.com');
    await signInAs(first.popup, 'cleo@example.com');
    await first.outcome;
    await page.evaluate(() => globalThis.page.auth.signOut());
    const { popup, outcome } = await openPopup('apple.com');
    await popup.locator('#accounts-list li', { hasText: 'cleo@example.com' }).click();
    expect(await outcome).toBe('cleo@example.com by apple.com');
  });

  it.each([
    ['#cancel', 'auth/user-cancelled'],
    ['#fail', 'auth/internal-error'],
  ])('reports %s', async (button, code) => {
    const { popup, outcome } = await openPopup();
    await popup.locator(button).click();
    expect(await outcome).toBe(code);
  });

  it('hands over the credential when the address signs in another way', async () => {
    await page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      await sdk.createUserWithEmailAndPassword(auth, 'dora@example.com', 'correct horse');
      await auth.signOut();
    });
    const { popup, outcome } = await openPopup('github.com');
    await signInAs(popup, 'dora@example.com');
    expect(await outcome).toBe('auth/account-exists-with-different-credential');
  });
});

describe('sign-in by redirect', () => {
  it('comes back with the account', async () => {
    await page.evaluate(() => {
      const { auth, sdk } = globalThis.page;
      void sdk.signInWithRedirect(auth, new sdk.GithubAuthProvider());
    });
    await page.waitForURL(/emulator\/auth\/handler/);
    await signInAs(page, 'ben@example.com');
    await page.waitForFunction(() => 'page' in globalThis);
    const result = await page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      const answer = await sdk.getRedirectResult(auth);
      return [answer?.user.email, answer?.providerId];
    });
    expect(result).toEqual(['ben@example.com', 'github.com']);
    expect(problems).toEqual([]);
  });

  it('says nothing when none was under way', async () => {
    const result = await page.evaluate(() =>
      globalThis.page.sdk.getRedirectResult(globalThis.page.auth),
    );
    expect(result).toBeNull();
  });
});

describe('sign-in by phone', () => {
  it('passes the robot check and takes the code', async () => {
    const send = page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      const verifier = new sdk.RecaptchaVerifier(auth, 'captcha', { size: 'invisible' });
      const confirmation = await sdk.signInWithPhoneNumber(auth, '+15555550100', verifier);
      return confirmation.verificationId;
    });
    const verificationId = await send;
    const code = stage.backend.mailbox.list().findLast(({ kind }) => kind === 'sms')?.code ?? '';
    const confirm = (value: string) =>
      page.evaluate(
        async ([id, typed]) => {
          const { auth, sdk } = globalThis.page;
          const credential = sdk.PhoneAuthProvider.credential(id ?? '', typed ?? '');
          try {
            const { user } = await sdk.signInWithCredential(auth, credential);
            return user.phoneNumber;
          } catch (error) {
            return (error as { code: string }).code;
          }
        },
        [verificationId, value],
      );
    expect(await confirm('none')).toBe('auth/invalid-verification-code');
    expect(await confirm(code)).toBe('+15555550100');
  });
});
