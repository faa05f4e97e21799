import { browserTests } from '@quits/tooling-presets/vitest';

const config = browserTests('firestore', { globalSetup: ['tests/support/backend.setup.ts'] });

export default {
  ...config,
  // Prebundled, because Vite reloads the page when it discovers dependencies during tests.
  optimizeDeps: {
    include: [
      'firebase/app',
      'firebase/auth',
      'firebase/firestore',
      'idb-keyval',
      'react',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'valibot',
      'vitest-browser-react',
    ],
  },
  test: {
    ...config.test,
    testTimeout: 150_000,
    // One test breaks the SDK, whose timers keep throwing until they expire.
    onUnhandledError: ({ message }: { readonly message: string }) =>
      message.includes('INTERNAL ASSERTION FAILED') ? false : undefined,
  },
};
