import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'tsup';
import { startLocalBackend, type LocalBackend } from '../../src/index.ts';
import type { LocalBackendOptions } from '../../src/index.ts';
import { listen } from '../../src/http/listen.ts';

/** A browser and a backend that hosts the test's page. */
export interface BrowserStage {
  readonly backend: LocalBackend;
  readonly browser: Browser;
  /** Opens the page in a new profile, and waits until the SDK is loaded. */
  open(): Promise<Page>;
  /** The same page as a development server on another port has it. */
  openElsewhere(): Promise<Page>;
  /** Opens it without our boot script; `loader` replaces the provider's own script. */
  openWithoutBoot(loader?: string): Promise<Page>;
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
  const backend = await startLocalBackend({ hosting: { folder: hosted }, ...options });
  const browser = await chromium.launch(chromiumLaunch());
  const elsewhere = createServer((request, response) => {
    void serveElsewhere(hosted, backend, request.url ?? '/', response);
  });
  const elsewherePort = await listen(elsewhere, 0, '127.0.0.1');

  async function open(address: string, loader?: string): Promise<Page> {
    const context = await browser.newContext();
    await context.route('https://apis.google.com/**', (route) =>
      loader === undefined
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: loader }),
    );
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction((name) => name in globalThis, ready);
    return page;
  }

  return {
    backend,
    browser,
    open: () => open(backend.addresses.app),
    openElsewhere: () => open(`http://127.0.0.1:${elsewherePort}`),
    openWithoutBoot: (loader) => open(`http://127.0.0.1:${elsewherePort}/without-boot`, loader),
    async stop() {
      await browser.close();
      elsewhere.close();
      await backend.stop();
      rmSync(hosted, { recursive: true });
    },
  };
}

/**
 * Serves like a development server: its own page with our boot script, and our configuration
 * proxied.
 */
async function serveElsewhere(
  hosted: string,
  backend: LocalBackend,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const send = (type: string, body: string | Buffer) => {
    response.setHeader('Content-Type', type);
    response.end(body);
  };
  if (path.startsWith('/assets/')) {
    send('text/javascript', readFileSync(join(hosted, path)));
    return;
  }
  if (path.startsWith('/__/')) {
    const answer = await fetch(backend.addresses.app + path);
    send('application/json', await answer.text());
    return;
  }
  const page = readFileSync(join(hosted, 'index.html'), 'utf8');
  if (path === '/without-boot') {
    send('text/html', page);
    return;
  }
  const boot = `<script src="${backend.addresses.app}/__/boot.js"></script>`;
  send('text/html', page.replace('<head>', `<head>${boot}`));
}
