import { browserTests } from '@quits/tooling-presets/vitest';

const config = browserTests('storage', { globalSetup: ['tests/support/backend.setup.ts'] });

export default {
  ...config,
  // Found while tests run, they would make Vite reload the page under them.
  optimizeDeps: {
    include: [
      'firebase/app',
      'firebase/auth',
      'firebase/storage',
      'idb-keyval',
      'react',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
    ],
  },
  test: { ...config.test, testTimeout: 150_000 },
};
