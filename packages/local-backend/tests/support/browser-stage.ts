import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireChromium } from '@quits/tooling-chromium';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'tsup';
import { createLocalBackend, type LocalBackend } from '../../src/index.ts';
import type { LocalBackendOptions } from '../../src/index.ts';

/** A browser and a backend that hosts the test's page. */
export interface BrowserStage {
  readonly backend: LocalBackend;
  readonly browser: Browser;
  /** Opens the page in a profile of its own, and waits until the SDK is there. */
  open(): Promise<Page>;
  stop(): Promise<void>;
}

/** Bundles the page of a folder of this one, hosts it and starts Chromium. `ready` names its global. */
export async function startBrowserStage(
  folder: string,
  ready: string,
  options: LocalBackendOptions = {},
): Promise<BrowserStage> {
  const hosted = mkdtempSync(join(tmpdir(), 'quits-page-'));
  await build({
    entry: { app: fileURLToPath(new URL(`./${folder}/app.ts`, import.meta.url)) },
    outDir: join(hosted, 'assets'),
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    noExternal: [/.*/],
    config: false,
    silent: true,
    dts: false,
  });
  writeFileSync(
    join(hosted, 'index.html'),
    '<!doctype html><html><head><title>Page</title></head><body><div id="captcha"></div><script type="module" src="/assets/app.js"></script></body></html>',
  );
  const backend = await createLocalBackend({ hosting: { folder: hosted }, ...options });
  const browser = await chromium.launch({ executablePath: requireChromium() });
  return {
    backend,
    browser,
    async open() {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(backend.addresses.app);
      await page.waitForFunction((name) => name in globalThis, ready);
      return page;
    },
    async stop() {
      await browser.close();
      await backend.stop();
      rmSync(hosted, { recursive: true });
    },
  };
}
