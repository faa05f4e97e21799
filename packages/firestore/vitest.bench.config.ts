import config from './vitest.browser.config.ts';

export default {
  ...config,
  optimizeDeps: {
    include: [
      ...config.optimizeDeps.include,
      'react-dom/client',
      'react-firebase-hooks/firestore',
      'reactfire',
    ],
  },
  // One at a time, or they would measure each other.
  test: { ...config.test, fileParallelism: false, include: ['bench/**/*.browser.test.tsx'] },
};
