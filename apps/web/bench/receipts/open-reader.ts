import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import type { SampleReceipt } from '@quits/ledger/sample-receipts/sample-receipt';
import { recognition } from '../../build/recognition-files.ts';
import { damageOf } from './damage-of.ts';
import { slowDown } from './slow-down.ts';
import { drawReceipt } from './draw-receipt.ts';
import type { Reading } from './score-of.ts';

/** Reads photos in a page, with the app's own code. */
export interface Reader {
  readonly page: Page;
  readonly read: (jpeg: string, receipt: SampleReceipt) => Promise<Reading>;
  /** Milliseconds per receipt on a slower processor, files being cached. */
  readonly slowedTimes: (receipts: readonly SampleReceipt[], times: number) => Promise<number[]>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

async function send(file: string, response: ServerResponse): Promise<void> {
  const body = await readFile(file).catch(() => undefined);
  if (body === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', 'max-age=3600');
  response.end(body);
}

/** Builds a page around the app's reading of receipts, and opens it. */
export async function openReader(browser: Browser): Promise<Reader> {
  const folder = resolve(import.meta.dirname, '../../node_modules/.cache/receipts-bench');
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'page'),
    plugins: [recognition()],
    resolve: { conditions: ['@quits/source', 'browser', 'module', 'import'] },
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', minify: false },
  });
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    void send(join(folder, path), response);
  }).listen(0, '127.0.0.1');
  server.unref();
  await once(server, 'listening');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'readReceiptPhoto' in globalThis);

  const read = (jpeg: string, { language, words }: SampleReceipt): Promise<Reading> =>
    page.evaluate(
      (request) =>
        (
          globalThis as unknown as {
            readReceiptPhoto: (asked: typeof request) => Promise<Reading>;
          }
        ).readReceiptPhoto(request),
      { jpeg, language, locale: words.locale, currency: words.currency },
    );

  return {
    page,
    read,
    async slowedTimes(receipts, times) {
      const found: number[] = [];
      for (const [index, receipt] of receipts.entries()) {
        const damage = damageOf(() => 0.5, index);
        const jpeg = await page.evaluate(drawReceipt, { rows: receipt.rows, damage });
        const resume = await slowDown(browser, times);
        const begun = performance.now();
        await read(jpeg, receipt).finally(resume);
        found.push(performance.now() - begun);
      }
      return found;
    },
  };
}
