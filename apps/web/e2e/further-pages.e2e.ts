import { expect } from '@playwright/test';
import { startLargeGroup } from '../scripts/large-group-backend.ts';
import { LONG, test } from './journey.ts';

test(
  'reads further pages of a list once, and shows their changes once the page is at rest',
  LONG,
  async ({ page }) => {
    const { backend, email, password, group, dispose } = await startLargeGroup({ expenses: 2_000 });
    try {
      await page.goto(`${backend.addresses.app}/sign-in`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();
      await page.goto(group);
      const list = page.getByRole('list', { name: 'Expenses', exact: true });
      const row = (title: string | RegExp) => list.getByRole('listitem').filter({ hasText: title });
      await expect(row(/[a-z] 1999(?!\d)/)).toHaveCount(1);
      const start = backend.getReadCount();
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollBy(0, 500));
          return row(/[a-z] 1850(?!\d)/).count();
        })
        .toBe(1);
      // By somebody else, before the page is at rest.
      const { host, port } = backend.addresses.firestore;
      const path = `v1/projects/${backend.project}/databases/(default)/documents/groups/large/expenses/e1850`;
      const changed = await fetch(`http://${host}:${port}/${path}?updateMask.fieldPaths=title`, {
        method: 'PATCH',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ fields: { title: { stringValue: 'Renamed elsewhere' } } }),
      });
      expect(changed.ok).toBe(true);
      await expect(row('Renamed elsewhere')).toHaveCount(1);
      // Four or five pages of 40 documents, and the totals of some months; twice would be 320 or more.
      expect(backend.getReadCount() - start).toBeLessThan(280);
    } finally {
      await dispose();
    }
  },
);
