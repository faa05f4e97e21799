import { chromiumLaunch } from '@quits/tooling-chromium';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  // A file keeps to one worker and has a backend of its own, so files can run side by side.
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // What is not there is said soon, not when the whole journey has run out of time.
    actionTimeout: 30_000,
    launchOptions: chromiumLaunch(),
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // A trace of each costs an eighth of the run; `--trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // To keep all of the app on the device takes longer than most journeys; those that go offline ask for it.
    serviceWorkers: 'block',
    // Waiting for every transition to end shows nothing new after the first journey, which keeps motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
