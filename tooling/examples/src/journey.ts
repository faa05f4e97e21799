import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromiumLaunch } from '@quits/tooling-chromium';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { runScript } from './run-script.ts';
import { serveApp } from './serve-app.ts';

/** Longest time for installing, building and starting an app, in ms. */
const START_LIMIT = 5 * 60_000;

/** An app that was installed, type-checked, built and started, and a browser to open it in. */
export interface Journey {
  readonly app: string;
  readonly origin: string;
  readonly browser: Browser;
}

/** The command that serves a built app and its rules on the embedded backend. */
export const ON_BACKEND: readonly string[] =
  'quits-backend --memory --port 0 --firestore-port 0 --hosting dist --rules firestore.rules'.split(
    ' ',
  );

/**
 * Prepares an app before the tests of a file, and removes it after them.
 *
 * @param install returns the folder of the installed app
 * @returns a function that returns the journey, for tests
 */
export function prepareJourney(
  install: () => Promise<string>,
  serve: readonly string[],
): () => Journey {
  let journey: Journey | undefined;
  const ends: (() => unknown)[] = [];

  beforeAll(async () => {
    const app = await install();
    ends.push(() => rmSync(dirname(app), { recursive: true }));
    await runScript(app, 'typecheck');
    expect(await runScript(app, 'build')).not.toMatch(/use client|MODULE_LEVEL|peer dep/i);
    const served = await serveApp(app, serve);
    ends.push(() => served.stop());
    const browser = await chromium.launch(chromiumLaunch());
    ends.push(() => browser.close());
    journey = { app, origin: served.origin, browser };
  }, START_LIMIT);

  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  return () => {
    if (journey === undefined) throw new Error('The app has not started.');
    return journey;
  };
}
