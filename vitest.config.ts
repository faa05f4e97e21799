import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One less by default, which on two cores leaves one idle.
    maxWorkers: '100%',
    projects: [
      '{packages,apps,tooling}/*/vitest.config.ts',
      '{packages,apps,tooling}/*/vitest.browser.config.ts',
    ],
  },
});
