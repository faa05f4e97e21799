import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { LONG, test } from './journey.ts';
import { OWN_NAME, startOwnServer } from './own-server.ts';
import { addExpense, createGroup, inviteLink, keptOnDevice, startAsGuest } from './steps.ts';

/** Time within which a tab shows a change that another device has made, in ms. */
const SOON = { timeout: 5000 };

/** The documents that prove an invite link. */
const LINKS = 'groups/{group}/invites/{invite}';

const launch = chromiumLaunch();

test.use({
  serviceWorkers: 'allow',
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...launch,
    args: [
      ...(launch.args ?? []),
      `--host-resolver-rules=MAP ${OWN_NAME} 127.0.0.1`,
      // A service worker is fetched without the exception that the tests make for certificates.
      '--ignore-certificate-errors',
    ],
  },
});

test('six tabs on a server of one’s own stay live, and open offline', LONG, async ({ browser }) => {
  const functions = ['--functions', resolve(import.meta.dirname, '../../functions/dist')];
  const server = await startOwnServer(['--puzzles', 'always', ...functions]);
  try {
    const context = await browser.newContext({ baseURL: server.origin, ignoreHTTPSErrors: true });
    const first = await context.newPage();
    await first.goto('/');
    await startAsGuest(first);
    await createGroup(first, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
    await addExpense(first, { amount: '5', title: 'Milk' });
    await keptOnDevice(first);

    const tabs: Page[] = [first];
    while (tabs.length < 6) {
      const tab = await context.newPage();
      await tab.goto(first.url());
      await expect(tab.getByText('Milk')).toBeVisible();
      tabs.push(tab);
    }
    await addExpense(first, { amount: '6', title: 'Bread' });
    for (const tab of tabs) await expect(tab.getByText('Bread')).toBeVisible();

    // Another device; all six tabs show what it adds, and it shows what each of them adds.
    const elsewhere = await browser.newContext({
      baseURL: server.origin,
      ignoreHTTPSErrors: true,
    });
    const ben = await elsewhere.newPage();
    await ben.goto(await inviteLink(first));
    await ben.getByRole('radio', { name: 'Ben', exact: true }).check();
    await ben.getByRole('button', { name: 'Join as Ben' }).click();
    await addExpense(ben, { amount: '8', title: 'Eggs' });
    await Promise.all(tabs.map((tab) => expect(tab.getByText('Eggs')).toBeVisible(SOON)));
    for (const [at, tab] of tabs.entries()) {
      const title = `Fruit ${at + 1}`;
      await addExpense(tab, { amount: '1', title });
      await expect(ben.getByText(title)).toBeVisible(SOON);
    }
    await elsewhere.close();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === '__session')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    });

    // The page that the service worker serves has the boot script too.
    await context.setOffline(true);
    await first.reload();
    await expect(first.getByText('Bread')).toBeVisible();
    await context.setOffline(false);
    await addExpense(first, { amount: '7', title: 'Butter' });
    for (const tab of tabs) await expect(tab.getByText('Butter')).toBeVisible();

    // A page that has not proved any work yet is refused by functions, does so and asks again.
    const answers: number[] = [];
    first.on('response', (response) => {
      if (response.url().endsWith('/createDeviceCode')) answers.push(response.status());
    });
    await first.goto('/account');
    await first.getByRole('button', { name: 'Show code' }).click();
    await expect(first.getByRole('img', { name: 'Use on another device' })).toBeVisible();
    expect(answers).toEqual([401, 200]);

    // What the server has recorded about the account's sign-ins is part of its data.
    await first.keyboard.press('Escape');
    const downloading = first.waitForEvent('download');
    await first.getByRole('button', { name: 'Export everything' }).click();
    const archive = unzipSync(await readFile(await (await downloading).path()));
    const data: unknown = JSON.parse(strFromU8(archive['quits.json'] ?? new Uint8Array()));
    expect(data).toMatchObject({
      signIns: [{ event: 'signed-in', method: 'anonymous', isNew: true, address: '127.0.0.1' }],
    });
  } finally {
    await server.stop();
  }
});

test('a server lets in whoever solves a puzzle, then only holders of a link', async ({
  browser,
}) => {
  const server = await startOwnServer(['--puzzles', 'always']);
  const open = async () => {
    const context = await browser.newContext({ baseURL: server.origin, ignoreHTTPSErrors: true });
    return context.newPage();
  };
  try {
    const ana = await open();
    await ana.goto('/');
    await startAsGuest(ana);
    await createGroup(ana, { name: 'Flat', ownName: 'Ana', others: ['Ben'] });
    const link = await inviteLink(ana);
    await server.restart(['--sign-up', 'invited', '--sign-up-links', LINKS]);

    const ben = await open();
    await ben.goto('/');
    await ben.getByRole('button', { name: 'Start without an account' }).click();
    await expect(ben.getByText('open a link from someone who’s already a member')).toBeVisible();
    await ben.goto(link);
    await ben.getByRole('radio', { name: 'Ben', exact: true }).check();
    await ben.getByRole('button', { name: 'Join as Ben' }).click();
    await expect(ben.getByRole('heading', { name: 'Flat' })).toBeVisible();

    const zoe = await open();
    await zoe.goto(link);
    await zoe.getByRole('link', { name: 'Create account' }).click();
    await zoe.getByLabel('Email').fill('zoe@example.org');
    await zoe.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await zoe.getByRole('button', { name: 'Create account' }).click();
    await expect(zoe.getByRole('button', { name: /^Join/ })).toBeVisible();
  } finally {
    await server.stop();
  }
});
