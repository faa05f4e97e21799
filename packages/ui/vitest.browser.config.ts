import { browserTests } from '@quits/tooling-presets/vitest';

export default {
  ...browserTests('ui', { setupFiles: ['./tests/setup.ts'] }),
  // Lists all dependencies in advance: discovering one later would reload the page during a test.
  optimizeDeps: { entries: ['src/**/*.tsx', 'tests/**/*.{ts,tsx}'] },
};
