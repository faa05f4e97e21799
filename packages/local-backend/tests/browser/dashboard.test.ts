import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONG = 'somebody.with.a.very.long.name@a-rather-long-domain-of-mail.example.com';

let backend: LocalBackend;
let browser: Browser;
let uid: string;
let tenantUid: string;
let tenant: string;

beforeAll(async () => {
  backend = await startLocalBackend({ emulatorTokens: true });
  browser = await chromium.launch(chromiumLaunch());
  uid = (await call('/v1/accounts:signUp', { email: LONG, password: 'correct horse' })).localId;
  const made = await call(`/v2/projects/${backend.project}/tenants`, {
    displayName: 'Customer',
    enableAnonymousUser: true,
  });
  tenant = made.name.split('/').at(-1) ?? '';
  tenantUid = (await call('/v1/accounts:signUp', { tenantId: tenant })).localId;
  await call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: LONG });
  const { host, port } = backend.addresses.firestore;
  const name = `projects/${backend.project}/databases/(default)/documents/groups/g1/expenses/e1`;
  await fetch(`http://${host}:${port}/v1/${name}`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { title: { stringValue: 'x'.repeat(400) } } }),
  });
  await fetch(`http://${host}:${port}/v1/${name}`);
  await fetch(`${backend.addresses.app}/v0/b/${backend.project}.appspot.com/o?name=a%2Fb.txt`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: 'x',
  });
});

afterAll(async () => {
  await browser.close();
  await backend.stop();
});

async function call(path: string, body: object): Promise<{ localId: string; name: string }> {
  const url = `${backend.addresses.identity}/identitytoolkit.googleapis.com${path}?key=k`;
  const headers = path.startsWith('/v2') ? { Authorization: 'Bearer owner' } : {};
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as { localId: string; name: string };
}

async function open(
  path: string,
  { width, colorScheme = 'light' }: { width: number; colorScheme?: 'light' | 'dark' },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
  const page = await context.newPage();
  await page.goto(`${backend.addresses.app}/__/${path}`);
  return page;
}

const PAGES = [
  '',
  'users',
  'users/{uid}',
  'data',
  'data/groups',
  'data/groups/g1/expenses/e1',
  'files',
  'mail',
  'events',
  'reports',
  'refusals',
];

describe.each([{ width: 320 }, { width: 1280 }, { width: 1280, colorScheme: 'dark' as const }])(
  'the dashboard on a screen of %j',
  (screen) => {
    it.each(PAGES)('at "%s" is accessible and no wider than that', async (path) => {
      const page = await open(path.replace('{uid}', uid), screen);
      await page.evaluate(AXE);
      // The color scheme affects only the contrast.
      const only = 'colorScheme' in screen ? "{ runOnly: ['color-contrast'] }" : '{}';
      const violations = await page.evaluate<string[]>(
        `axe.run(${only}).then((found) => found.violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
      );
      expect(violations).toEqual([]);
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(wide).toBeLessThanOrEqual(screen.width);
      await page.context().close();
    });
  },
);

it('is worked by keyboard alone', async () => {
  const page = await open('', { width: 1280 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/users$/);
  await page.getByRole('link', { name: LONG }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Disable' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Enable' }).waitFor();
  expect(await page.locator('main').textContent()).toContain('Disabled');
  await page.context().close();
});

it('reaches people of a tenant and signs them out', async () => {
  const page = await open('users', { width: 1280 });
  await page.getByRole('link', { name: 'A guest' }).click();
  expect(page.url()).toContain(`${tenantUid}?tenant=${tenant}`);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/users$/);
  expect(await page.getByRole('link', { name: 'A guest' }).count()).toBe(0);
  await page.context().close();
});
