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
  test: { ...config.test, include: ['bench/**/*.browser.test.tsx'] },
};
