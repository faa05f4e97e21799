import { eventually } from '@quits/tooling-presets/eventually';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startBrowserStage, type BrowserStage } from '../support/browser-stage.ts';
import { signInAs } from '../support/provider-page.ts';
import { PROVIDER_LOADER } from '../support/provider-loader.ts';

let stage: BrowserStage;

// Real windows on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(async () => {
  stage = await startBrowserStage('auth-page', 'page');
});

afterAll(() => stage.stop());

/** Starts a sign-in by popup; returns the email address, or the error code. */
function beginPopup(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { auth, sdk } = globalThis.page;
    try {
      const { user } = await sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider());
      return String(user.email);
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
}

test('a page without our script signs in by popup, by the provider’s own', async () => {
  const page = await stage.openWithoutBoot(PROVIDER_LOADER);
  const opened = page.waitForEvent('popup');
  const outcome = beginPopup(page);
  await signInAs(await opened, 'ada@example.com');
  expect(await outcome).toBe('ada@example.com');
  await page.context().close();
});

test('and by redirect', async () => {
  const page = await stage.openWithoutBoot(PROVIDER_LOADER);
  await page.evaluate(() => {
    const { auth, sdk } = globalThis.page;
    void sdk.signInWithRedirect(auth, new sdk.GithubAuthProvider());
  });
  await page.waitForURL(/emulator\/auth\/handler/);
  await signInAs(page, 'ben@example.com');
  await page.waitForFunction(() => 'page' in globalThis);
  const email = await page.evaluate(async () => {
    const { auth, sdk } = globalThis.page;
    return (await sdk.getRedirectResult(auth))?.user.email;
  });
  expect(email).toBe('ben@example.com');
  await page.context().close();
});

test('a frame that cannot load it tells what to load instead', async () => {
  const page = await stage.openWithoutBoot(PROVIDER_LOADER);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // The page has the provider's script by now; the frame finds no network.
  await page.addScriptTag({ url: 'https://apis.google.com/js/api.js' });
  await page.context().unroute('https://apis.google.com/**');
  await page.context().route('https://apis.google.com/**', (route) => route.abort());
  void beginPopup(page).catch(() => {});
  await eventually(() => {
    expect(errors).toContainEqual(
      expect.stringMatching(/js\/api\.js did not load\. Load http\S+\/__\/boot\.js before the SDK/),
    );
  });
  await page.context().close();
});
