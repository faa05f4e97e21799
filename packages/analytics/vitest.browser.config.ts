import { browserTests } from '@quits/tooling-presets/vitest';

const config = browserTests('analytics', { globalSetup: ['tests/support/backend.setup.ts'] });

export default {
  ...config,
  // Found while tests run, they would make Vite reload the page under them.
  optimizeDeps: {
    include: [
      'firebase/analytics',
      'firebase/app',
      'firebase/installations',
      'react',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      'web-vitals',
    ],
  },
};
