import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type LocalBackend, startLocalBackend } from '@quits/local-backend';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { type Browser, chromium, type Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickStartOf, type QuickStart } from './code-blocks.ts';
import { publishedPackages, readmeOf } from './packages.ts';
import { temporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);

const all = new Map(publishedPackages().map((name) => [name, quickStartOf(readmeOf(name))]));
const isProgram = (_: string, { output }: QuickStart) => output !== undefined;
const programs = [...all].filter((entry) => isProgram(...entry)).map(([name]) => name);
const pages = [...all].filter((entry) => !isProgram(...entry)).map(([name]) => name);

/** Steps of a reader on the page of a quick start, and the expected result. */
const readers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async analytics(page) {
    const sent: (string | null)[] = [];
    page.on('request', (request) => sent.push(request.postData()));
    await page.getByRole('button', { name: 'Add a note' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    const collected = page.waitForRequest(/\/g\/collect$/);
    await page.getByRole('button', { name: 'Add a note' }).click();
    await collected;
    expect(sent.filter((body) => body?.includes('note_added'))).toHaveLength(1);
  },
  async auth(page) {
    await page.getByRole('button', { name: 'Start as a guest' }).click();
    await page.getByText('Signed in as a guest').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Email').fill('ann@example.com');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Signed in as ann@example.com').waitFor();
  },
  async 'auth-ui'(page) {
    await page.getByLabel('Email').fill('ben@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Welcome, ben@example.com' }).waitFor();
  },
  async 'firebase-core'(page) {
    await page.getByText(/^Signed in as \w{20,}$/).waitFor();
  },
  async firestore(page) {
    await page.getByLabel('New note').fill('Bring the tent');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Bring the tent' }).waitFor();
    await page.getByText('Saved').waitFor();
  },
  async i18n(page) {
    await page.getByRole('heading', { name: 'Notes' }).waitFor();
    await page.getByText('by Ann: €1,234.50').waitFor();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Notizen' }).waitFor();
    await page.getByRole('button', { name: 'Löschen' }).waitFor();
  },
  async storage(page) {
    await page.getByLabel('Photo').setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } }),
    });
    const photo = page.getByRole('img', { name: 'Uploaded' });
    await photo.waitFor();
    await page.getByText('photo.png: done').waitFor();
    await expect.poll(() => photo.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(40);
  },
  async ui(page) {
    await page.getByLabel('Title').fill('Trip to Rome');
    await page.getByRole('button', { name: 'Add group' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Trip to Rome' }).waitFor();
  },
};

let folder: string;
let backend: LocalBackend;
let browser: Browser;
const closers: (() => unknown)[] = [];

/** Writes the programs where the packages resolve, and builds the pages together. */
beforeAll(async () => {
  folder = temporaryFolder('quick-starts');
  closers.push(() => rmSync(folder, { recursive: true }));
  for (const [name, { program }] of all) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, `main.${program.language}`), program.code);
    const script = `<script type="module" src="./main.${program.language}"></script>`;
    const html = `<!doctype html><html lang="en"><title>${name}</title><body>${script}</body></html>`;
    writeFileSync(join(folder, name, 'index.html'), html);
  }
  await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['@quits/source', ...defaultClientConditions] },
    build: {
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { input: pages.map((name) => join(folder, name, 'index.html')) },
    },
  });
  // The start page of an app, which a host requires.
  writeFileSync(join(folder, 'dist/index.html'), '');
  const rules = all.get('firestore')?.rules ?? '';
  const storageRules = all.get('storage')?.rules ?? '';
  const hosting = { folder: join(folder, 'dist') };
  backend = await startLocalBackend({ rules, storageRules, hosting });
  closers.push(() => backend.stop());
  browser = await chromium.launch(chromiumLaunch());
  closers.push(() => browser.close());
});

afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

test('every package has a quick start that is run', () => {
  expect([...programs, ...Object.keys(readers)].sort()).toEqual([...publishedPackages()].sort());
});

test.each(programs)('%s prints what its README says', async (name) => {
  const file = join(folder, name, 'main.ts');
  const { stdout, stderr } = await run(process.execPath, ['--conditions=@quits/source', file]);
  expect(stdout).toBe(all.get(name)?.output);
  expect(stderr).toBe('');
});

test.each(pages)('%s shows what its README says', async (name) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${backend.addresses.app}/${name}/index.html`);
  await readers[name]?.(page);
  await context.close();
  expect(errors).toEqual([]);
});
