// Plays random histories of several devices in Chromium, with the app's data layer and the SDK's WebChannel and IndexedDB,
// against the embedded backend; prints a short case for each history that fails:
//   pnpm --filter @quits/product bench:model-chromium [--steps 20000] [--seed 100001] [--resume] [--length 60] [--at-once 6]
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startLocalBackend } from '@quits/local-backend';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { RULES } from '../tests/model/backend.ts';
import type { PagePlayed, PageRun } from './chromium/page.ts';
import { servePage } from './chromium/serve-page.ts';
import { doneBefore, keepProgress } from './progress.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '100001' },
    resume: { type: 'boolean', default: false },
    length: { type: 'string', default: '60' },
    'at-once': { type: 'string', default: '6' },
  },
});
const LENGTH = Number(values.length);
/** Number of histories per page and backend, which both store the data of all of them. */
const PER_PAGE = 24;
const FILE = 'model-chromium.json';

const seed = Number(values.seed);
const histories = Math.ceil(Number(values.steps) / LENGTH);
const before = values.resume ? doneBefore(FILE, { seed, length: LENGTH }) : 0;
if (before > 0) console.log(`resuming after ${before * LENGTH} steps`);
const begun = performance.now();
let wrong = 0;
for (let first = before; first < histories; first += PER_PAGE) {
  const count = Math.min(PER_PAGE, histories - first);
  wrong += await play(first, count);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
  const done = first + count;
  console.log(
    `${done * LENGTH} steps, seeds ${seed} to ${seed + done - 1}, ${wrong} failed, ${seconds} s`,
  );
}
process.exit(wrong === 0 ? 0 : 1);

/** Plays histories in a new page with a new backend; returns how many failed. */
async function play(first: number, count: number): Promise<number> {
  const backend = await startLocalBackend({
    emulatorTokens: true,
    coverage: false,
    rules: RULES,
    snapshotPerCommit: 'administrators',
  });
  const served = await servePage(backend.addresses.firestore.port);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.log(`error on the page: ${error.message}`));
    await page.exposeFunction('noteCase', (source: string) => console.log(source));
    await page.exposeFunction('notePlayed', ({ seed: at, done, findings }: PagePlayed) => {
      keepProgress(FILE, { seed, length: LENGTH, done: first + done });
      for (const finding of findings) console.log(`seed ${at}: ${finding}`);
    });
    await page.goto(served.url);
    await page.waitForFunction(() => typeof globalThis.playHistories === 'function');
    const run: PageRun = {
      from: seed + first,
      histories: count,
      steps: LENGTH,
      atOnce: Number(values['at-once']),
    };
    return await page.evaluate((given) => globalThis.playHistories(given), run);
  } finally {
    await browser.close();
    await served.stop();
    await backend.stop();
  }
}
