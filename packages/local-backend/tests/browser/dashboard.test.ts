import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eventually } from '@quits/tooling-presets/eventually';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONG = 'somebody.with.a.very.long.name@a-rather-long-domain-of-mail.example.com';
const MANY = 10_000;

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
  await put('groups/g1/expenses/e1', {
    title: { stringValue: 'x'.repeat(400) },
    currency: { stringValue: 'EUR' },
    amount: { integerValue: '1' },
    shares: { mapValue: { fields: { ann: { integerValue: '1' } } } },
  });
  await putMany();
  // Without a caller, for the lists of requests and refusals.
  await fetch(addressOf('groups/g1/expenses/e1'));
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

const nameOf = (path: string) =>
  `projects/${backend.project}/databases/(default)/documents${path === '' ? '' : `/${path}`}`;

function addressOf(path: string): string {
  const { host, port } = backend.addresses.firestore;
  return `http://${host}:${port}/v1/${nameOf(path)}`;
}

async function put(path: string, fields: object): Promise<void> {
  const headers = { Authorization: 'Bearer owner' };
  await fetch(addressOf(path), { method: 'PATCH', headers, body: JSON.stringify({ fields }) });
}

async function putMany(): Promise<void> {
  const writes = Array.from({ length: MANY }, (_, n) => ({
    update: {
      name: nameOf(`readings/r${String(n).padStart(5, '0')}`),
      fields: { n: { integerValue: String(n) } },
    },
  }));
  await fetch(`${addressOf('')}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
}

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const page = await context.newPage();
  await page.goto(`${backend.addresses.app}/__/${path}`);
  await page.getByRole('main').waitFor();
  await loaded(page);
  return page;
}

async function loaded(page: Page): Promise<void> {
  const loading = page.getByRole('status', { name: 'Loading' });
  await eventually(async () => expect(await loading.count()).toBe(0));
}

const PAGES = [
  '',
  'users',
  'users/{uid}',
  'users/nobody',
  'data',
  'data/groups',
  'data/readings',
  'data/groups/g1/expenses/e1',
  'requests',
  'refusals',
  'mail',
  'files',
  'events',
  'reports',
  'more',
];

describe.each([
  { width: 320, colorScheme: 'light', pages: PAGES },
  { width: 1280, colorScheme: 'light', pages: PAGES },
  // The color scheme affects only the contrast.
  { width: 1280, colorScheme: 'dark', pages: ['', 'requests', 'data/groups/g1/expenses/e1'] },
] as const)(
  'the dashboard on a screen of $width px in $colorScheme',
  ({ width, colorScheme, pages }) => {
    let page: Page;
    beforeAll(async () => {
      page = await open('', { viewport: { width, height: 800 }, colorScheme });
    });
    afterAll(() => page.context().close());

    it.each(pages)('at "%s" is accessible and no wider than that', async (path) => {
      await page.goto(`${backend.addresses.app}/__/${path.replace('{uid}', uid)}`);
      await page.getByRole('heading').first().waitFor();
      await loaded(page);
      await page.evaluate(AXE);
      const violations = await page.evaluate<string[]>(
        "axe.run().then((found) => found.violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))",
      );
      expect(violations).toEqual([]);
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(wide).toBeLessThanOrEqual(width);
    });
  },
);

it('is worked by keyboard alone', async () => {
  const page = await open('');
  await page.getByRole('link', { name: 'Accounts' }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/users$/);
  await page.getByRole('link', { name: LONG }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Disable' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Enable' }).waitFor();
  expect(await page.getByRole('main').textContent()).toContain('Disabled');
  await page.context().close();
});

it('reaches people of a tenant, signs them out and deletes them', async () => {
  const page = await open('users');
  await page.getByRole('link', { name: 'Guest' }).click();
  await page.waitForURL(`**/${tenantUid}?tenant=${tenant}`);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('Signed out everywhere').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL(/users$/);
  await page.getByRole('heading', { name: 'Tenant Customer' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Guest' }).count()).toBe(0);
  await page.context().close();
});

it('copies the configuration, and loads nothing from elsewhere', async () => {
  const page = await open('');
  const left: string[] = [];
  page.on('request', (request) => left.push(new URL(request.url()).origin));
  await page.reload();
  await page.getByRole('button', { name: 'Copy configuration' }).click();
  await page.getByText('Copied').waitFor();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(JSON.parse(copied)).toEqual(backend.firebaseConfig);
  expect(new Set(left)).toEqual(new Set([backend.addresses.app]));
  await page.context().close();
});

it('edits, adds and deletes fields, and navigates back and forward', async () => {
  const page = await open('data');
  await page.getByRole('link', { name: 'groups', exact: true }).click();
  await page.getByRole('link', { name: /^g1/ }).click();
  await page.getByRole('link', { name: 'expenses' }).click();
  await page.getByRole('link', { name: /^e1/ }).click();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect.poll(() => row('currency').textContent()).toContain('"EUR"');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit amount' }).click();
  await dialog.getByLabel('Value').fill('one');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This isn’t a value of that type.').waitFor();
  await dialog.getByLabel('Value').fill('250');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => row('amount').textContent()).toContain('250');
  await page.getByRole('button', { name: 'Delete shares.ann' }).click();
  await expect.poll(() => row('ann').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row('ann').waitFor();
  await page.getByRole('button', { name: 'Add field' }).click();
  await dialog.getByLabel('Field').fill('note');
  await dialog.getByLabel('Value').fill('new');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row('note').waitFor();
  await page.goBack();
  await page.getByText('Choose a document').waitFor();
  await page.goForward();
  await row('note').waitFor();
  await page.context().close();
});

it('adds a document and deletes it', async () => {
  const page = await open('data/drafts');
  await page.getByRole('button', { name: 'Add document' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Id').fill('d1');
  await dialog.getByLabel('Fields as JSON').fill('{"title": "Dinner", "amount": 12.5}');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await page.waitForURL(/data\/drafts\/d1$/);
  await page.getByRole('row').filter({ hasText: 'double' }).waitFor();
  await page.getByRole('button', { name: 'Actions for the document' }).click();
  await page.getByRole('menuitem', { name: 'Delete document' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete document' }).click();
  await page.getByText('This collection is empty.').waitFor();
  await page.context().close();
});

it('scrolls through 10,000 documents with few elements, and queries them by the URL', async () => {
  const page = await open('data/readings');
  await page.getByRole('heading', { name: '10,000 documents' }).waitFor();
  const last = page.getByRole('link', { name: /^r09999/ });
  await expect
    .poll(async () => {
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      return last.count();
    })
    .toBe(1);
  expect(await page.getByRole('listitem').count()).toBeLessThan(150);
  // The list keeps its place when a document changes.
  await last.click();
  await page.getByRole('button', { name: 'Edit n', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Value').fill('12345');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'r09999 {"n":12345}' }).waitFor();
  await page.evaluate('scrollTo(0, 0)');
  await page.getByLabel('Id starts with').fill('r0123');
  await page.getByRole('heading', { name: '10 documents' }).waitFor();
  await page.goto(
    `${backend.addresses.app}/__/data/readings?field=n&op=LESS_THAN&type=int&value=3`,
  );
  await page.getByRole('heading', { name: '3 documents' }).waitFor();
  await page.context().close();
});

it('shows new requests live, with the verdict and its reason', async () => {
  const page = await open('requests');
  const missing = page.getByRole('listitem').filter({ hasText: 'live/one' });
  expect(await missing.count()).toBe(0);
  await fetch(addressOf('live/one'));
  await missing.waitFor();
  expect(await missing.textContent()).toMatch(/get.*Refused.*not signed in/);
  await missing.getByText('Refused').click();
  await missing.getByText(/No matching allow statements|false for 'get'/).waitFor();
  await page.context().close();
});
