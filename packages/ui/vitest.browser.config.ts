import { browserTests } from '@quits/tooling-presets/vitest';

export default {
  ...browserTests('ui', { setupFiles: ['./tests/setup.ts'] }),
  // All dependencies are found before the first test: one found later would reload the page under a test.
  optimizeDeps: { entries: ['src/**/*.tsx', 'tests/**/*.{ts,tsx}'] },
};
