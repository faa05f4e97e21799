import { createECDH } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { LONG, test } from './journey.ts';
import { addExpense, createGroup, expenseRow, keptOnDevice } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = resolve(import.meta.dirname, '../dist');

const publicKey = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair.getPublicKey('base64url');
};

/** Permits notifications and subscribes at a made-up address, because a headless browser has neither; runs in the page. */
function subscribeLocally(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
      keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) },
    }),
    unsubscribe: async () => sessionStorage.removeItem('subscribed'),
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () =>
      sessionStorage.getItem('subscribed') === null ? null : subscription,
    subscribe: async () => {
      sessionStorage.setItem('subscribed', '');
      return subscription;
    },
  });
  // The service worker keeps them here, see below.
  Object.assign(ServiceWorkerRegistration.prototype, {
    getNotifications: async ({ tag }: { readonly tag: string }) => {
      const cache = await caches.open('shown');
      const kept = await cache.match(`/shown/${tag}`);
      const close = () => void cache.delete(`/shown/${tag}`);
      return kept === undefined ? [] : [{ ...(await kept.json()), close }];
    },
  });
}

/** Fills in the form to sign up or in. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ben@example.com');
  await page.getByLabel('Password', { exact: true }).fill('level-headed-9');
}

/** Delivers messages to the service worker as a push service does. */
async function pushTo(page: Page, origin: string) {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (message: object) =>
    client.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
}

/**
 * Put before the service worker: keeps the notifications in a cache, because a headless browser shows none, and crashes when
 * a worker sets a badge.
 */
const KEEPS_NOTIFICATIONS = `
navigator.setAppBadge = navigator.clearAppBadge = async () => undefined;
registration.showNotification = async (title, options) => {
  const cache = await caches.open('shown');
  await cache.put('/shown/' + options.tag, new Response(JSON.stringify({ ...options, title })));
};
registration.getNotifications = async ({ tag } = {}) => {
  const cache = await caches.open('shown');
  const all = await Promise.all((await cache.keys()).map(async (request) => ({
    ...(await (await cache.match(request)).json()),
    close: () => cache.delete(request),
  })));
  return all.filter((one) => tag === undefined || one.tag === tag);
};
addEventListener('message', async ({ data }) => {
  if (data.type !== 'CLICK') return;
  const [notification] = await registration.getNotifications({ tag: data.tag });
  const event = new Event('notificationclick');
  Object.assign(event, { notification, waitUntil: () => undefined });
  dispatchEvent(event);
});
`;

const shown = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('shown');
    const bodies: unknown[] = [];
    for (const request of await cache.keys()) {
      const kept = await cache.match(request);
      if (kept !== undefined) bodies.push((await kept.json()).body);
    }
    return bodies;
  });

test(
  'notifications are turned on, shown once, closed once seen anywhere, and open the very expense',
  LONG,
  async ({ browser, page }) => {
    const served = mkdtempSync(join(tmpdir(), 'quits-dist-'));
    cpSync(DIST, served, { recursive: true });
    const worker = join(served, 'sw.js');
    writeFileSync(worker, KEEPS_NOTIFICATIONS + readFileSync(worker, 'utf8'));
    const backend = await BackendProcess.start(served);
    try {
      await page.addInitScript(subscribeLocally);
      await page.goto(`${backend.origin}/sign-up`);
      await fillIn(page);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
      await createGroup(page, { name: 'Lisbon', ownName: 'Ben', others: ['Ana'] });
      await addExpense(page, { title: 'Tram', amount: '12.50' });
      await keptOnDevice(page);
      await expenseRow(page, 'Tram').click();
      await expect(page).toHaveURL(/\/expenses\//);
      const path = new URL(page.url()).pathname;
      const [, groupId = ''] = /groups\/([^/]+)/.exec(path) ?? [];

      // A server without a key says so, only where one looks for it.
      await page.goto(`${backend.origin}/groups/${groupId}/settings`);
      await expect(page.getByText('This server doesn’t send notifications.')).toBeVisible();
      await backend.patch('settings/push', 'publicKey', { stringValue: publicKey() });
      await page.reload();
      const onThisDevice = page.getByRole('switch', { name: 'Notify me on this device' });
      await onThisDevice.click();
      await expect(onThisDevice).toBeChecked();
      await page.getByRole('radio', { name: 'What involves me' }).click();
      await expect(page.getByRole('radio', { name: 'What involves me' })).toBeChecked();

      await page.goto(`${backend.origin}/account`);
      await page.getByRole('switch', { name: 'Quiet hours' }).click();
      await page.getByLabel('From', { exact: true }).selectOption({ label: '11:00 PM' });
      await page.goto(`${backend.origin}/groups/${groupId}/settings`);
      await expect(page.getByRole('radio', { name: 'What involves me' })).toBeChecked();
      await page.goto(`${backend.origin}/account`);
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('23:00');

      const deliver = await pushTo(page, backend.origin);
      const notice = {
        groupId,
        path,
        title: 'Quits',
        body: 'Ana added an expense',
        several: 'Several changes',
        lang: 'en-US',
        dir: 'ltr',
        at: Date.now(),
      };
      // Another device of the account opens the group.
      const laptop = await (await browser.newContext({ baseURL: backend.origin })).newPage();
      await laptop.goto('/sign-in');
      await fillIn(laptop);
      await laptop.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(laptop.getByRole('link', { name: /Lisbon/ })).toBeVisible();
      const at = Date.now();
      const timestampValue = new Date(at).toISOString();
      await backend.patch(`groups/${groupId}`, 'lastActivityAt', { timestampValue });
      await deliver({ ...notice, id: 'elsewhere', at });
      await deliver({ ...notice, id: 'away', groupId: 'away', at });
      await expect.poll(() => shown(page).then(({ length }) => length)).toBe(2);
      await expect(page).toHaveTitle(/^\(1\)/);
      await laptop.getByRole('link', { name: /Lisbon/ }).click();
      await expect.poll(() => shown(page).then(({ length }) => length)).toBe(1);
      await expect(page).not.toHaveTitle(/^\(1\)/);
      // A later message says what was seen, for devices without an open page.
      await deliver({ ...notice, id: 'one', seen: [['away', at]] });
      await expect.poll(() => shown(page)).toEqual(['Ana added an expense']);
      await laptop.context().close();

      // A repeated message is no second change.
      await deliver({ ...notice, id: 'one' });
      await deliver({ ...notice, id: 'other', groupId: 'other' });
      await expect.poll(() => shown(page).then(({ length }) => length)).toBe(2);
      expect(await shown(page)).toEqual(['Ana added an expense', 'Ana added an expense']);
      await page.evaluate(async (tag) => {
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage({ type: 'CLICK', tag }, { transfer: [] });
      }, groupId);
      await expect(page).toHaveURL(`${backend.origin}${path}`);
      await expect.poll(() => shown(page).then(({ length }) => length)).toBe(1);
      // Nor does it come back once closed.
      await deliver({ ...notice, id: 'one' });
      await deliver({ ...notice, id: 'another', groupId: 'other' });
      await expect.poll(() => shown(page)).toEqual(['Several changes']);

      await page.goto(`${backend.origin}/account`);
      await onThisDevice.click();
      await expect(onThisDevice).not.toBeChecked();

      // Signing out removes the device, so that nobody reads what the next person may see.
      await onThisDevice.click();
      await expect(onThisDevice).toBeChecked();
      const group = JSON.stringify(await backend.read(`groups/${groupId}`));
      const uid = /"createdBy":\{"stringValue":"(.+?)"/.exec(group)?.[1];
      const kept = () => backend.read(`users/${uid}/devices`);
      expect(await kept()).toMatchObject({ documents: [{ name: expect.any(String) }] });
      // A subscription of another account that was used here is none of this one's.
      await backend.remove(`users/${uid}/notifications/choices`);
      await expect(onThisDevice).not.toBeChecked();
      await onThisDevice.click();
      await expect(onThisDevice).toBeChecked();
      // The browser has replaced the subscription, and the push service said so.
      const [, device] = /(devices\/\w+)/.exec(JSON.stringify(await kept())) ?? [];
      await backend.remove(`users/${uid}/${device}`);
      await page.reload();
      await expect.poll(kept).toMatchObject({ documents: [{ name: expect.any(String) }] });
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Start without an account' })).toBeVisible();
      await expect.poll(kept).toMatchObject({ documents: [] });
    } finally {
      await backend.dispose();
      rmSync(served, { recursive: true, force: true });
    }
  },
);
