import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import type * as App from 'firebase/app';
import type * as Firestore from 'firebase/firestore';

declare global {
  /** The SDK as its publisher builds it for pages, loaded by {@link openPages}. */
  var sdk: typeof App & typeof Firestore;
}

/** Pages of one origin with the SDK loaded. */
export interface SdkPages {
  readonly browser: Browser;
  /** A new profile: its pages share connections and storage with each other only. */
  profile(): Promise<BrowserContext>;
  open(profile: BrowserContext): Promise<Page>;
  stop(): Promise<void>;
}

const FIREBASE = dirname(createRequire(import.meta.url).resolve('firebase/package.json'));

/** Serves the published builds of the SDK to Chromium. */
export async function openPages(): Promise<SdkPages> {
  const { version } = JSON.parse(await readFile(join(FIREBASE, 'package.json'), 'utf8')) as {
    version: string;
  };
  const imports = {
    [`https://www.gstatic.com/firebasejs/${version}/firebase-app.js`]: '/firebase-app.js',
  };
  const html = `<!doctype html><meta charset="utf-8"><title>SDK</title>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
  const parts = await Promise.all([import('/firebase-app.js'), import('/firebase-firestore.js')]);
  globalThis.sdk = Object.assign({}, ...parts);
</script>`;
  const server = createServer((request, response) => {
    const name = /^\/(firebase-(?:app|firestore)\.js)$/u.exec(request.url ?? '')?.[1];
    if (name === undefined) response.setHeader('Content-Type', 'text/html').end(html);
    else {
      response.setHeader('Content-Type', 'text/javascript');
      void readFile(join(FIREBASE, name)).then((text) => response.end(text));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(chromiumLaunch());
  return {
    browser,
    profile: () => browser.newContext(),
    async open(profile) {
      const page = await profile.newPage();
      await page.goto(origin);
      await page.waitForFunction(() => 'sdk' in globalThis);
      return page;
    },
    async stop() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
