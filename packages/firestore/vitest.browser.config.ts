import { browserTests } from '@quits/tooling-presets/vitest';

const config = browserTests('firestore', { globalSetup: ['tests/support/backend.setup.ts'] });

// One file at a time: they cut the same network.
export default {
  ...config,
  test: { ...config.test, fileParallelism: false, testTimeout: 150_000 },
};
