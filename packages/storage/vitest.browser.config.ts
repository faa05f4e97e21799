import { browserTests } from '@quits/tooling-presets/vitest';

const config = browserTests('storage', { globalSetup: ['tests/support/backend.setup.ts'] });

export default {
  ...config,
  // Prebundled, because Vite reloads the page when it discovers dependencies during tests.
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
