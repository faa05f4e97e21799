import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import { connectAuth, type AuthClient } from '../support/auth-client.ts';
import { latestMessage } from '../support/messages.ts';

const EMAIL = 'ada@example.com';

let browser: Browser;
let backend: LocalBackend;
let client: AuthClient;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(() => browser.close());

beforeEach(async () => {
  backend = await startLocalBackend();
  client = connectAuth(backend);
  page = await browser.newPage();
});

afterEach(async () => {
  await page.close();
  await client.close();
  await backend.stop();
});

async function openLink(): Promise<void> {
  await page.goto(`${backend.addresses.app}/__/mail`);
  await page.getByRole('link', { name: 'Open link' }).first().click();
}

it('takes a new password behind the link of the message', async () => {
  await createUserWithEmailAndPassword(client.auth, EMAIL, 'correct horse');
  await sendPasswordResetEmail(client.auth, EMAIL);
  await openLink();
  await page.getByLabel('New password').fill('123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.getByRole('status').textContent()).toContain('WEAK_PASSWORD');
  await page.getByLabel('New password').fill('another horse');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.getByRole('status').textContent()).toContain('Done');
  await expect(
    signInWithEmailAndPassword(client.auth, EMAIL, 'another horse'),
  ).resolves.toBeDefined();
});

it('confirms an address by its button, not by being opened', async () => {
  const { user } = await createUserWithEmailAndPassword(client.auth, EMAIL, 'correct horse');
  await sendEmailVerification(user);
  await openLink();
  await user.reload();
  expect(user.emailVerified).toBe(false);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => page.getByRole('status').textContent()).toContain('Done');
  await user.reload();
  expect(user.emailVerified).toBe(true);
  await page.goto(latestMessage(backend, EMAIL).link ?? '');
  await expect.poll(() => page.textContent('h1')).toBe('This link does not work');
});

it('hands a sign-in link on to the app', async () => {
  await sendSignInLinkToEmail(client.auth, EMAIL, {
    url: `${backend.addresses.app}/__/ready?next=/groups`,
    handleCodeInApp: true,
  });
  await openLink();
  const address = new URL(page.url());
  expect(address.searchParams.get('next')).toBe('/groups');
  expect(address.searchParams.get('mode')).toBe('signIn');
  expect(address.searchParams.get('oobCode')).toMatch(/^[\w-]{43}$/);
});

it('shows a message as soon as it is sent, and keeps what was opened open', async () => {
  await createUserWithEmailAndPassword(client.auth, EMAIL, 'correct horse');
  await sendPasswordResetEmail(client.auth, EMAIL);
  await page.goto(`${backend.addresses.app}/__/mail`);
  await page.getByText('Read').first().click();
  await sendSignInLinkToEmail(client.auth, EMAIL, {
    url: backend.addresses.app,
    handleCodeInApp: true,
  });
  await expect.poll(() => page.getByText('Your demo-quits sign-in link').count()).toBe(1);
  expect(await page.locator('details[open]').count()).toBe(1);
});
