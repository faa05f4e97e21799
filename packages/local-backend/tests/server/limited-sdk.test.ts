import { rmSync } from 'node:fs';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildHostedPage } from '../support/hosted-page.ts';
import { launchForServer, listenToNotes, openServed } from '../support/server-browser.ts';
import { type ServerStage, startServerStage } from '../support/server-stage.ts';

let folder: string;
let stage: ServerStage;
let browser: Browser;
let time = Date.now();

beforeAll(async () => {
  folder = await buildHostedPage();
  [stage, browser] = await Promise.all([
    startServerStage({ hosting: { folder }, limits: { writes: 5, reads: 20 }, now: () => time }),
    launchForServer(),
  ]);
});

afterAll(async () => {
  await browser.close();
  await stage.stop();
  rmSync(folder, { recursive: true });
});

it('makes the SDK wait with its writes and listeners, and loses none', async () => {
  const page = await openServed(browser, stage.server.url);
  const reader = await openServed(browser, stage.server.url);
  await listenToNotes(reader);
  await listenToNotes(page);
  // The SDK waits for about a minute.
  await page.clock.install();
  const written = page.evaluate(async () => {
    const { addDoc, collection } = served.store;
    const notes = collection(served.firestore, 'notes');
    await Promise.all(Array.from({ length: 15 }, (_, n) => addDoc(notes, { n })));
    return 'written';
  });
  await reader.waitForFunction(() => served.shown !== 'empty');
  const all = Array.from({ length: 15 }, (_, n) => n).join(' ');
  const isThere = () => reader.evaluate((wanted) => served.shown === wanted, all);
  expect(await isThere()).toBe(false);
  await expect
    .poll(async () => {
      time += 30_000;
      await page.clock.fastForward(100_000);
      return isThere();
    })
    .toBe(true);
  expect(await written).toBe('written');
  await Promise.all([page.context().close(), reader.context().close()]);
});
