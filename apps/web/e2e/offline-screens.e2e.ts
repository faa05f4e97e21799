import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { addExpense, createGroup, keptOnDevice, openSettings, startAsGuest } from './steps.ts';

/** Tabs of a group, each with a text of its contents. */
const TABS = [
  ['Balances', 'owes'],
  ['Insights', 'By category'],
  ['Activity', 'Rope'],
] as const;
const SECTIONS = [
  'People',
  'Invite people',
  'Defaults',
  'Categories',
  'Recurring expenses',
  'Export',
  'Advanced',
  'Archive, leave, or delete',
] as const;

test('every screen of a group opens offline, also the first time', async ({ browser }) => {
  const backend = await BackendProcess.start();
  const device = await browser.newContext({
    serviceWorkers: 'allow',
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await device.newPage();
    await page.goto(backend.origin);
    await startAsGuest(page);
    await createGroup(page, { name: 'Band', ownName: 'Gil', others: ['Hal'] });
    await addExpense(page, { title: 'Rope', amount: '30' });
    await keptOnDevice(page);
    await device.setOffline(true);
    const tabs = page.getByRole('navigation', { name: 'Band' });
    for (const [tab, text] of TABS) {
      await tabs.getByRole('link', { name: tab, exact: true }).click();
      const found = page.getByRole('main').getByText(text).filter({ visible: true });
      await expect(found.first()).toBeVisible();
    }
    for (const section of SECTIONS) await openSettings(page, section);
  } finally {
    await device.close();
    await backend.dispose();
  }
});
