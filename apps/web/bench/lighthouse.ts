// Lighthouse on the start, sign-in and group screens of the built app on the embedded backend:
//   pnpm build && pnpm --filter @quits/web lighthouse
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { BackendProcess } from '../e2e/backend-process.ts';
import { type Figure, printTable } from './table.ts';

const run = promisify(execFile);
const VERSION = '13.5.0';
/** Minimum of each score. */
const LEAST = 98;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

const backend = await BackendProcess.start();
const folder = mkdtempSync(join(tmpdir(), 'quits-lighthouse-'));
const port = 9333;
const { executablePath, args } = chromiumLaunch();
try {
  await report('start', `${backend.origin}/`);
  await report('sign-in', `${backend.origin}/sign-in`);
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(backend.origin);
  await page.getByRole('button', { name: 'Start without an account' }).click();
  await page.getByRole('button', { name: 'Try a sample trip' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('listitem').first().waitFor();
  const group = page.url();
  // Measure a returning visit: wait until all writes are synced and the service worker has cached the app.
  await page.waitForFunction(
    () =>
      document.querySelector('[data-status=pending]') === null &&
      navigator.serviceWorker.controller?.state === 'activated',
  );
  await browser.close();
  await report('group', group);
  await report('balances', `${group}/balances`);
} finally {
  await backend.dispose();
  rmSync(folder, { recursive: true, force: true });
}

/** Prints the scores of one screen: of three visits the one with the median performance, because other processes affect it. */
async function report(name: string, url: string): Promise<void> {
  const visits = [];
  for (let visit = 0; visit < 3; visit += 1) visits.push(await look(name, url));
  const speed = ({ categories }: Report) => categories['performance']?.score ?? 0;
  const result = visits.toSorted((a, b) => speed(a) - speed(b))[1];
  if (result === undefined) throw new Error('Nothing was measured.');
  const scores = CATEGORIES.map((id): Figure => {
    const score = Math.round((result.categories[id]?.score ?? 0) * 100);
    return { what: id, measured: String(score), bound: `>= ${LEAST}`, met: score >= LEAST };
  });
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map((id): Figure => ({ what: id, measured: result.audits[id]?.displayValue ?? '-' }));
  const failed = Object.entries(result.audits)
    .filter(([, { score }]) => score !== null && score < 0.9)
    .map(([id]) => id);
  printTable(name, [...scores, ...times]);
  console.log(`below 0.9: ${failed.join(', ')}`);
}

/** Starts the browser with the profile of earlier visits. */
function launch(): Promise<BrowserContext> {
  return chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    locale: 'en-US',
  });
}

/**
 * Visits a screen in a new process: in that of an earlier visit, Lighthouse's profiler first goes through the heap and the code
 * of that visit, in one task that counts as blocking time.
 */
async function look(name: string, url: string): Promise<Report> {
  const browser = await launch();
  try {
    return await audit(name, url);
  } finally {
    await browser.close();
  }
}

async function audit(name: string, url: string): Promise<Report> {
  const output = join(folder, `${name}.json`);
  const flags = [
    `--port=${port}`,
    '--disable-storage-reset',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--quiet',
  ];
  await run('pnpm', ['dlx', `lighthouse@${VERSION}`, url, ...flags]);
  const result: Report = JSON.parse(readFileSync(output, 'utf8'));
  return result;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >;
}
