import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      '{packages,apps,tooling}/*/vitest.config.ts',
      '{packages,apps,tooling}/*/vitest.isolated.config.ts',
      '{packages,apps,tooling}/*/vitest.browser.config.ts',
    ],
  },
});
