import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installExample } from './install-example.ts';

const run = promisify(execFile);
const MINUTES = 60_000;

let app: string;
let backend: ChildProcess;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  app = await installExample('notes');
  await run('pnpm', ['run', 'build'], { cwd: app });
  backend = spawn(
    join(app, 'node_modules/.bin/quits-backend'),
    [
      '--memory',
      '--port',
      '0',
      '--firestore-port',
      '0',
      '--hosting',
      'dist',
      '--rules',
      'firestore.rules',
    ],
    { cwd: app, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  origin = await addressOf(backend);
  browser = await chromium.launch(chromiumLaunch());
}, 5 * MINUTES);

afterAll(async () => {
  await browser.close();
  backend.kill();
  await once(backend, 'exit');
  rmSync(dirname(app), { recursive: true });
});

test('takes less than 150 lines of its own', () => {
  const sources = globSync(
    resolve(import.meta.dirname, '../../../examples/notes/src/**/*.{ts,tsx}'),
  );
  const lines = sources.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  expect(sources.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.trim() !== '').length).toBeLessThan(150);
});

test('type-checks against the types that are published', { timeout: 2 * MINUTES }, async () => {
  await run('pnpm', ['run', 'typecheck'], { cwd: app });
});

test('shows a note to someone else at once', { timeout: 2 * MINUTES }, async () => {
  const ada = await (await browser.newContext()).newPage();
  await ada.goto(origin);
  await ada.getByLabel('Email').fill('ada@example.com');
  await ada.getByLabel('Password').fill('correct horse battery');
  await ada.getByRole('button', { name: 'Create account' }).click();
  await ada.getByLabel('New note').waitFor();

  const ben = await (await browser.newContext()).newPage();
  await ben.goto(origin);
  await ben.getByRole('button', { name: 'Start without an account' }).click();
  await ben.getByLabel('New note').waitFor();

  await ada.getByLabel('New note').fill('x'.repeat(201));
  await ada.getByRole('button', { name: 'Add' }).click();
  await ada.getByText('This note is too long. Make it shorter.').waitFor();

  await ada.getByLabel('New note').fill('Bring the tent');
  await ada.getByRole('button', { name: 'Add' }).click();
  await ben.getByRole('listitem').filter({ hasText: 'Bring the tent' }).waitFor();
  // Only the author may delete it.
  expect(await ben.getByRole('button', { name: 'Delete' }).count()).toBe(0);

  await ada.getByRole('button', { name: 'Delete' }).click();
  await ben
    .getByRole('listitem')
    .filter({ hasText: 'Bring the tent' })
    .waitFor({ state: 'detached' });
});

test('speaks the language of the browser', { timeout: 2 * MINUTES }, async () => {
  const cleo = await (await browser.newContext({ locale: 'de-AT' })).newPage();
  await cleo.goto(origin);
  await cleo.getByRole('button', { name: 'Ohne Konto anfangen' }).click();
  await cleo.getByLabel('Neue Notiz').waitFor();
  await cleo.getByRole('button', { name: 'Abmelden' }).waitFor();
});

/** Returns the address from a starting backend's ready message. */
async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const address = /Ready at (\S+)/.exec(said)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The backend did not start: ${said}`);
}
