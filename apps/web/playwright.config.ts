import { chromiumLaunch } from '@quits/tooling-chromium';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  // A file uses one worker and its own backend, so files can run in parallel.
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Report a missing element early, before the whole journey times out.
    actionTimeout: 30_000,
    launchOptions: chromiumLaunch(),
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Traces cost an eighth of the run; `--trace on` enables them.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Caching the whole app takes longer than most journeys; those that go offline enable it.
    serviceWorkers: 'block',
    // Only the first journey waits for transitions; in others that would test nothing new.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
