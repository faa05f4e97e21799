import { defineConfig } from 'vitest/config';

/** A separate command, since Firefox comes from the distribution. */
export default defineConfig({
  test: {
    name: 'firefox',
    include: ['firefox/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
