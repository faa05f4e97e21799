import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBrowserStage, type BrowserStage } from '../support/browser-stage.ts';
import { press, signInAs } from '../support/provider-page.ts';

let stage: BrowserStage;
let page: Page;

// Real windows on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  stage = await startBrowserStage('auth-page', 'page', { emulatorTokens: true });
});

afterAll(() => stage.stop());

beforeEach(async () => {
  page = await stage.open();
});

afterEach(async () => {
  await page.context().close();
});

/**
 * Signs in with a popup; returns the SDK's result and whether the credential is usable by itself.
 */
function signInByPopup(method: string) {
  return page.evaluate(async (providerId) => {
    const { auth, sdk } = globalThis.page;
    try {
      const provider = new sdk.OAuthProvider(providerId);
      const result = await sdk.signInWithPopup(auth, provider);
      const info = sdk.getAdditionalUserInfo(result);
      const credential = sdk.OAuthProvider.credentialFromResult(result);
      const again = credential === null ? null : await sdk.signInWithCredential(auth, credential);
      const { claims } = await result.user.getIdTokenResult();
      return {
        provider: result.providerId,
        isNew: info?.isNewUser,
        username: info?.username,
        hasProfile: info?.profile !== null,
        hasIdToken: credential?.idToken !== undefined,
        hasAccessToken: credential?.accessToken !== undefined,
        isSame: again?.user.uid === result.user.uid,
        signInProvider: (claims['firebase'] as { sign_in_provider: string }).sign_in_provider,
        linked: result.user.providerData.map((data) => data.providerId),
        tenant: result.user.tenantId,
      };
    } catch (error) {
      return (error as { code: string }).code;
    }
  }, method);
}

describe('every kind of provider', () => {
  it.each([
    ['google.com', true],
    ['apple.com', true],
    ['microsoft.com', true],
    ['yahoo.com', true],
    ['oidc.acme', true],
    ['github.com', false],
    ['facebook.com', false],
    ['twitter.com', false],
  ])('%s signs in by popup, and its credential works by itself', async (method, hasIdToken) => {
    const opened = page.waitForEvent('popup');
    const outcome = signInByPopup(method);
    const popup = await opened;
    await popup.locator('#screen-name-input').waitFor({ state: 'attached' });
    await signInAs(popup, `ada@${method.replace('.com', '')}.example`);
    expect(await outcome).toMatchObject({
      provider: method,
      isNew: true,
      hasProfile: true,
      hasIdToken,
      hasAccessToken: true,
      isSame: true,
      signInProvider: method,
      linked: [method],
    });
  });

  it('may take its time', async () => {
    const opened = page.waitForEvent('popup');
    const outcome = signInByPopup('google.com');
    const popup = await opened;
    await popup.locator('#delay').fill('1');
    await signInAs(popup, 'slow@example.com');
    expect(await outcome).toMatchObject({ provider: 'google.com' });
  });

  it('of SAML hand out no token, but a credential that works again', async () => {
    const opened = page.waitForEvent('popup');
    const outcome = page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      const result = await sdk.signInWithPopup(auth, new sdk.SAMLAuthProvider('saml.acme'));
      const credential = sdk.SAMLAuthProvider.credentialFromResult(result);
      if (credential === null) return 'no credential';
      const again = await sdk.signInWithCredential(auth, credential);
      const known = await sdk.reauthenticateWithCredential(again.user, credential);
      const other = sdk.OAuthProvider.credentialFromResult(result);
      return {
        provider: result.providerId,
        idToken: other?.idToken,
        isSame: known.user.uid === result.user.uid,
        isVerified: result.user.emailVerified,
      };
    });
    await signInAs(await opened, 'ada@acme.example');
    expect(await outcome).toEqual({ provider: 'saml.acme', isSame: true, isVerified: true });
  });

  it.each([
    ['user-disabled', 'auth/user-disabled'],
    ['operation-not-allowed', 'auth/operation-not-allowed'],
    ['invalid-credential', 'auth/invalid-credential'],
  ])('can fail with %s', async (failure, code) => {
    const opened = page.waitForEvent('popup');
    const outcome = signInByPopup('google.com');
    const popup = await opened;
    await popup.locator('#error-code').selectOption(failure);
    await press(popup, '#fail');
    expect(await outcome).toBe(code);
  });

  it('keeps to the tenant of the app', async () => {
    const url = `${stage.backend.addresses.identity}/identitytoolkit.googleapis.com/v2/projects/${stage.backend.project}/tenants`;
    const headers = { Authorization: 'Bearer owner' };
    const made = await fetch(url, { method: 'POST', headers, body: '{"displayName":"Customer"}' });
    const tenant = ((await made.json()) as { name: string }).name.split('/').at(-1) ?? '';
    const opened = page.waitForEvent('popup');
    await page.evaluate((id) => {
      globalThis.page.auth.tenantId = id;
    }, tenant);
    const outcome = signInByPopup('google.com');
    await signInAs(await opened, 'ada@google.example');
    expect(await outcome).toMatchObject({ tenant, isNew: true });
  });
});

describe('a popup', () => {
  it('that is closed says so', async () => {
    await page.clock.install();
    const opened = page.waitForEvent('popup');
    const outcome = signInByPopup('google.com');
    const popup = await opened;
    await popup.waitForLoadState();
    await popup.close();
    // The SDK polls every two seconds, and then waits eight for a pending sign-in.
    await page.clock.fastForward(3_000);
    await page.clock.fastForward(9_000);
    expect(await outcome).toBe('auth/popup-closed-by-user');
  });

  it('stays until the app has its account, and is closed by the SDK', async () => {
    await page.clock.install();
    const isHeld = Promise.withResolvers<void>();
    const isAsked = Promise.withResolvers<void>();
    await page.route('**/accounts:signInWithIdp**', async (route) => {
      isAsked.resolve();
      await isHeld.promise;
      await route.continue();
    });
    const opened = page.waitForEvent('popup');
    const outcome = signInByPopup('google.com');
    const popup = await opened;
    await signInAs(popup, 'patient@example.com');
    await isAsked.promise;
    // Longer than the SDK waits for a closed window's sign-in.
    await page.clock.fastForward(3_000);
    await page.clock.fastForward(9_000);
    expect(popup.isClosed()).toBe(false);
    const closed = popup.waitForEvent('close');
    isHeld.resolve();
    expect(await outcome).toMatchObject({ provider: 'google.com' });
    await closed;
  });

  it('gives way to the next one', async () => {
    const opened = page.waitForEvent('popup');
    const first = signInByPopup('google.com');
    await opened;
    const next = page.waitForEvent('popup');
    const second = signInByPopup('github.com');
    expect(await first).toBe('auth/cancelled-popup-request');
    await signInAs(await next, 'next@example.com');
    expect(await second).toMatchObject({ provider: 'github.com' });
  });
});

describe('a redirect of somebody who is signed in', () => {
  /** Redirects to the provider, signs in there, and returns the app's result. */
  async function comeBackAs(email: string) {
    await page.waitForURL(/emulator\/auth\/handler/);
    await signInAs(page, email);
    await page.waitForFunction(() => 'page' in globalThis);
    return page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      try {
        const result = await sdk.getRedirectResult(auth);
        return `${result?.operationType} ${result?.user.uid} ${result?.user.email}`;
      } catch (error) {
        return (error as { code: string }).code;
      }
    });
  }

  it('links the provider to the same account', async () => {
    const uid = await page.evaluate(async () => {
      const { auth, sdk } = globalThis.page;
      const { user } = await sdk.signInAnonymously(auth);
      void sdk.linkWithRedirect(user, new sdk.GoogleAuthProvider());
      return user.uid;
    });
    expect(await comeBackAs('linked@example.com')).toBe(`link ${uid} linked@example.com`);
  });

  it('re-authenticates the same person, and nobody else', async () => {
    const opened = page.waitForEvent('popup');
    const outcome = signInByPopup('microsoft.com');
    await signInAs(await opened, 'again@example.com');
    await outcome;
    const leave = () =>
      page.evaluate(() => {
        const { auth, sdk } = globalThis.page;
        if (auth.currentUser === null) return;
        const provider = new sdk.OAuthProvider('microsoft.com');
        void sdk.reauthenticateWithRedirect(auth.currentUser, provider);
      });
    await leave();
    expect(await comeBackAs('again@example.com')).toMatch(/^reauthenticate .* again@example.com$/);
    await leave();
    expect(await comeBackAs('other@example.com')).toBe('auth/user-mismatch');
  });
});
