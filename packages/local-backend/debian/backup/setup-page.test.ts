import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderStore } from '../../src/backup/folder-store.ts';
import { SECRET } from '../../tests/support/backup-stage.ts';
import { launchForServer } from '../../tests/support/server-browser.ts';
import { type ServerStage, startServerStage } from '../../tests/support/server-stage.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PASSWORD = 'correct horse battery';
/** Folder for screenshots; none are taken without it. */
const SHOTS = process.env['QUITS_SCREENSHOTS'];

let root = '';
let browser: Browser;
let stage: ServerStage | undefined;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'quits-setup-page-'));
  browser = await launchForServer();
});

afterAll(async () => {
  await browser.close();
  await stage?.stop();
  rmSync(root, { recursive: true });
});

async function open(link: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(link ?? '');
  return page;
}

/** Checks the page for accessibility and for anything cut off, and takes screenshots. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [360, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      // oxlint-disable no-await-in-loop -- One page.
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow, `${name} at ${width}`).toBe(0);
      await page.evaluate(AXE);
      const { violations } = await page.evaluate<{ violations: { id: string }[] }>('axe.run()');
      expect(violations.map(({ id }) => id)).toEqual([]);
      if (SHOTS !== undefined) {
        mkdirSync(SHOTS, { recursive: true });
        const path = join(SHOTS, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: true });
      }
      // oxlint-enable no-await-in-loop
    }
  }
}

it('restores a backup by the keyboard, from the first page of a new server', async () => {
  const backup = { store: folderStore(join(root, 'backup')), secret: SECRET };
  stage = await startServerStage({ backup, drainTime: 1000 });
  const first = await open(stage.server.administratorLink);
  await look(first, 'new');
  await first.getByLabel('Name').fill('Ann');
  await first.getByLabel('Password').fill(PASSWORD);
  await first.keyboard.press('Enter');
  await first.waitForURL(/\/__\/$/);
  await first.context().close();
  await stage.stop();

  stage = await startServerStage({ backup, drainTime: 1000 });
  const page = await open(stage.server.administratorLink);
  await look(page, 'held');
  await page.getByText('Start with no data', { exact: true }).first().click();
  await look(page, 'held-empty');
  await page.getByText('Restore a backup', { exact: true }).click();
  await page.getByText('A bucket', { exact: true }).click();
  await look(page, 'bucket');
  await page.getByText('A folder', { exact: true }).click();
  await page.getByLabel('Folder', { exact: true }).fill(join(root, 'nothing'));
  await page.getByLabel('Backup key').fill(String(SECRET));
  await page.keyboard.press('Enter');
  await page.getByText('There is no backup.').waitFor();
  await look(page, 'wrong');
  await page.getByLabel('Folder', { exact: true }).fill(join(root, 'backup'));
  await page.keyboard.press('Enter');
  await page.getByText('Which state?').waitFor();
  await page.getByText('An earlier time').click();
  await look(page, 'states');
  await page.getByText('The latest state').click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Everything is as it was on').waitFor();
  await look(page, 'restored');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/__\/sign-in$/);
  await look(page, 'sign-in');
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/__\/$/);
}, 90_000);
