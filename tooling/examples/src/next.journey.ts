import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { installExample } from './install-example.ts';
import { prepareJourney } from './journey.ts';

const journey = prepareJourney(
  () => installExample('next'),
  ['node', 'start.mjs', 'start', '--hostname', 'localhost', '--port', '0'],
);

const MEMO = 'Bring the tent';

/** Opens the app and signs in; the account is created by the first of these calls. */
async function signIn(context: BrowserContext, button: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${journey().origin}/sign-in`);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: button }).click();
  await page.getByLabel('New memo').waitFor();
  return page;
}

test('sends nothing of the protected page without a session', async () => {
  const response = await fetch(journey().origin, { redirect: 'manual' });
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toBe('/sign-in');
  expect(await response.text()).not.toContain('Memo of');
});

test('refuses a session to other sites, and with a token that is none', async () => {
  const post = (site: string) =>
    fetch(`${journey().origin}/session`, {
      method: 'POST',
      headers: { 'sec-fetch-site': site, 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: 'forged' }),
    });
  expect((await post('cross-site')).status).toBe(403);
  expect((await post('same-origin')).status).toBe(401);
});

test('renders the memo on the server, keeps it on the page, and ends all sessions', async () => {
  const { browser, origin } = journey();
  const first = await browser.newContext();
  const page = await signIn(first, 'Create account');
  await page.getByLabel('New memo').fill(MEMO);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(MEMO).waitFor();
  const [cookie] = (await first.cookies()).filter(({ name }) => name === '__session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  // Without JavaScript the page is what the server rendered.
  const bare = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await first.storageState(),
  });
  const still = await bare.newPage();
  await still.goto(origin);
  await still.getByText(MEMO).waitFor();

  // Neither the form of the sign-in screen nor a page without the memo appears meanwhile.
  const other = await browser.newContext();
  const elsewhere = await signIn(other, 'Sign in');
  await elsewhere.addInitScript((memo) => {
    const seen = new Set<string>();
    Reflect.set(globalThis, 'seen', seen);
    const look = () => {
      const text = document.body?.textContent ?? '';
      if (document.readyState !== 'loading' && !text.includes(memo)) seen.add(text);
      requestAnimationFrame(look);
    };
    look();
  }, MEMO);
  await elsewhere.reload();
  await page.getByLabel('New memo').fill('Bring the tent and the stove');
  await page.getByRole('button', { name: 'Save' }).click();
  // The live query has taken over.
  await elsewhere.getByText('Bring the tent and the stove').waitFor();
  expect(await elsewhere.evaluate(() => [...Reflect.get(globalThis, 'seen')])).toEqual([]);

  // Times of sessions are in seconds: one that begins in the same second is not ended.
  const signedInAt = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(signedInAt);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/sign-in');
  await still.reload();
  expect(new URL(still.url()).pathname).toBe('/sign-in');
  // This one still has a token of the session that was ended, which opens no other.
  await elsewhere.goto(origin);
  await elsewhere.getByLabel('Email').waitFor();
  expect(new URL(elsewhere.url()).pathname).toBe('/sign-in');
});
