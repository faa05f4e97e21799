import { browserTests } from '@quits/tooling-presets/vitest';

const config = browserTests('analytics', { globalSetup: ['tests/support/backend.setup.ts'] });

export default {
  ...config,
  // Prebundled, because Vite reloads the page when it discovers dependencies during tests.
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
