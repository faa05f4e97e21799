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
  // Sequential, so that benchmarks don't affect each other.
  test: { ...config.test, fileParallelism: false, include: ['bench/**/*.browser.test.tsx'] },
};
