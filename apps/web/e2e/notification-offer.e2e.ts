import { createECDH } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { expectAccessible } from './axe.ts';
import { LONG, test } from './journey.ts';
import {
  addExpense,
  createGroup,
  expenseRow,
  inviteLink,
  keptOnDevice,
  startAsGuest,
} from './steps.ts';

test.use({ serviceWorkers: 'allow' });

/** Answers as a browser that has not been asked yet, and counts how often it asks; a headless one denies everything. */
function askLocally(): void {
  let permission: NotificationPermission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/offer',
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/offer',
      keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) },
    }),
    unsubscribe: async () => true,
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (permission === 'granted' ? subscription : null),
    subscribe: async () => {
      permission = 'granted';
      document.documentElement.dataset['asked'] = '';
      return subscription;
    },
  });
}

const offer = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });

test(
  'notifications are offered once, when others added something, and asked for by a press',
  LONG,
  async ({ browser }) => {
    const backend = await BackendProcess.start();
    const viewport = { width: 360, height: 740 };
    const contexts = await Promise.all(
      [1, 2].map(() => browser.newContext({ baseURL: backend.origin, viewport })),
    );
    try {
      const pages = await Promise.all(contexts.map((context) => context.newPage()));
      const [ana, ben] = pages;
      if (ana === undefined || ben === undefined) throw new Error('no pages');
      await Promise.all(pages.map((page) => page.addInitScript(askLocally)));
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const key = { stringValue: pair.getPublicKey('base64url') };
      await backend.patch('settings/push', 'publicKey', key);
      await contexts[0]?.grantPermissions(['clipboard-read', 'clipboard-write']);
      await ana.goto('/');
      await startAsGuest(ana);
      await createGroup(ana, { name: 'Lisbon', ownName: 'Ana', others: ['Ben'] });
      // Nobody else could change it.
      await addExpense(ana, { title: 'Tram', amount: '12.50' });
      await expect(offer(ana)).toHaveCount(0);
      const link = await inviteLink(ana);
      await ben.goto(link);
      await ben.getByRole('radio', { name: 'Ben', exact: true }).click();
      await ben.getByRole('button', { name: 'Join as Ben' }).click();
      await expect(expenseRow(ben, 'Tram')).toBeVisible();
      await ben.goto('/groups');
      await Promise.all([keptOnDevice(ana), keptOnDevice(ben)]);

      await ana.getByRole('link', { name: 'Expenses' }).first().click();
      await addExpense(ana, { title: 'Ferry', amount: '8.00' });
      await expect(offer(ana)).toBeVisible();
      await expectAccessible(ana);
      await ana.getByRole('button', { name: 'Not now' }).click();
      await expect(offer(ana)).toHaveCount(0);

      // Ben was away.
      await ben.getByRole('link', { name: /Lisbon/ }).click();
      await expect(offer(ben)).toBeVisible();
      expect(await ben.locator('html').getAttribute('data-asked')).toBeNull();
      await ben.getByRole('button', { name: 'Turn on' }).click();
      await expect(ben.getByText('Notifications are on for this device')).toBeVisible();
      expect(await ben.locator('html').getAttribute('data-asked')).toBe('');

      // Neither is asked again, whatever the answer was.
      await addExpense(ana, { title: 'Cake', amount: '3.00' });
      await expect(expenseRow(ana, 'Cake')).toBeVisible();
      await ben.goto('/groups');
      await ben.reload();
      await ben.getByRole('link', { name: /Lisbon/ }).click();
      await expect(expenseRow(ben, 'Cake')).toBeVisible();
      await expect(offer(ana)).toHaveCount(0);
      await expect(offer(ben)).toHaveCount(0);
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
      await backend.dispose();
    }
  },
);
