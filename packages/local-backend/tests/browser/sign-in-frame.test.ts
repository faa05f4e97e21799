import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';

const GREETED = `addEventListener('message', ({ data, source }) => {
  if (data.type !== 'ready') return;
  source.postMessage({ kind: data.kind, type: 'registered', name: 'authEvent' }, '*');
})`;

let folder: string;
let browser: Browser;
let backend: LocalBackend;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quits-frame-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Page</title>');
  browser = await chromium.launch(chromiumLaunch());
  backend = await startLocalBackend({ hosting: { folder } });
});

afterAll(async () => {
  await browser.close();
  await backend.stop();
  rmSync(folder, { recursive: true });
});

/** Embeds the frame in a page; returns the console errors within a minute. */
async function errorsOf(script: string): Promise<string[]> {
  const context = await browser.newContext();
  await context.clock.install();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(backend.addresses.app);
  const greeted = page.evaluate(`new Promise((resolve) => {
    ${script};
    addEventListener('message', ({ data }) => data.type === 'ready' && resolve());
    const frame = document.createElement('iframe');
    frame.src = '/__/auth/iframe?apiKey=key&appName=app';
    document.body.append(frame);
  })`);
  await greeted;
  await context.clock.fastForward(60_000);
  await page.evaluate('0');
  await context.close();
  return errors;
}

it('tells a page that does not speak with it what to load', async () => {
  expect(await errorsOf('')).toEqual([
    expect.stringContaining(`Load ${backend.addresses.app}/__/boot.js before the SDK`),
  ]);
});

it('tells nothing to a page that does', async () => {
  expect(await errorsOf(GREETED)).toEqual([]);
});
