import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import {
  addExpense,
  createGroup,
  inviteLink,
  keptOnDevice,
  openSettings,
  startAsGuest,
} from './steps.ts';

test.use({ serviceWorkers: 'allow' });

test('a change that is not accepted is kept, explained, and given up only by the person', async ({
  browser,
}) => {
  const backend = await BackendProcess.start();
  try {
    const ada = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await ada.goto(backend.origin);
    await startAsGuest(ada);
    await createGroup(ada, { name: 'Harbour flat', ownName: 'Ada', others: ['Ben'] });
    const link = await inviteLink(ada);

    const benContext = await browser.newContext({ locale: 'en-US' });
    const ben = await benContext.newPage();
    await ben.goto(link);
    await ben.getByRole('radio', { name: 'Ben' }).check();
    await ben.getByRole('button', { name: 'Join' }).click();
    await expect(ben.getByRole('link', { name: 'Expenses', exact: true })).toBeVisible();

    // Ben writes offline; in the meantime he becomes a viewer.
    await keptOnDevice(ben);
    await benContext.setOffline(true);
    await addExpense(ben, { amount: '7', title: 'Rope' });
    await openSettings(ada, 'People');
    await ada.getByRole('button', { name: 'Ben', exact: true }).click();
    await ada.getByRole('dialog').getByLabel('Role').selectOption('Viewer');
    await ada.keyboard.press('Escape');
    const people = ada.getByRole('listitem').filter({ hasText: 'Ben' });
    await expect(people.first()).toContainText('Viewer');
    await benContext.setOffline(false);

    await ben.getByRole('button', { name: 'A change couldn’t be saved' }).click();
    const dialog = ben.getByRole('dialog');
    await expect(dialog.getByText('New expense: Rope')).toBeVisible();
    await ben.reload();
    await ben.getByRole('button', { name: 'A change couldn’t be saved' }).click();
    await ben.getByRole('button', { name: 'Discard change' }).click();
    await expect(ben.getByText('A change couldn’t be saved')).toBeHidden();
  } finally {
    await backend.dispose();
  }
});
