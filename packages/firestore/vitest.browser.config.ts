import { browserTests } from '@quits/tooling-presets/vitest';

const config = browserTests('firestore', { globalSetup: ['tests/support/backend.setup.ts'] });

export default {
  ...config,
  // Found while tests run, they would make Vite reload the page under them.
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
    // A test breaks the SDK, whose timers then go on throwing until they have run out.
    onUnhandledError: ({ message }: { readonly message: string }) =>
      message.includes('INTERNAL ASSERTION FAILED') ? false : undefined,
  },
};
