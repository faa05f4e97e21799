import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { BackendProcess } from './backend-process.ts';
import { test } from './journey.ts';
import { keptOnDevice, startAsGuest } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = resolve(import.meta.dirname, '../dist');

test('a new version is offered, and taken only when the person says so', async ({ page }) => {
  const served = mkdtempSync(join(tmpdir(), 'quits-dist-'));
  cpSync(DIST, served, { recursive: true });
  const backend = await BackendProcess.start(served);
  try {
    await page.goto(backend.origin);
    await startAsGuest(page);
    await keptOnDevice(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Groups', exact: true })).toBeVisible();

    await backend.stop();
    appendFileSync(join(served, 'sw.js'), '\n// the next version\n');
    await backend.restart();
    await page.getByRole('link', { name: 'New group' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Half typed');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect(page.getByText('A new version is available')).toBeVisible();
    // The form keeps its input.
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half typed');

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(page.getByText('A new version is available')).toBeHidden();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half typed');
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  } finally {
    await backend.dispose();
    rmSync(served, { recursive: true, force: true });
  }
});

test('the app is kept on the device once the first visit asks for nothing more', async ({
  page,
}) => {
  const backend = await BackendProcess.start();
  try {
    await page.addInitScript(() => {
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      serviceWorker.register = (...parts) => {
        performance.mark('register');
        return register(...parts);
      };
    });
    await page.goto(backend.origin);
    await startAsGuest(page);
    await page.waitForFunction(() => performance.getEntriesByName('register').length > 0);
    const { startTime, ends } = await page.evaluate(() => ({
      startTime: performance.getEntriesByName('register')[0]?.startTime ?? 0,
      ends: performance
        .getEntriesByType('resource')
        .map((entry) => ('responseEnd' in entry ? Number(entry.responseEnd) : 0)),
    }));
    const before = ends.filter((end) => end < startTime);
    expect(before.length).toBeGreaterThan(10);
    expect(startTime - Math.max(...before)).toBeGreaterThan(1_500);
  } finally {
    await backend.dispose();
  }
});
