import { browserTests } from '@quits/tooling-presets/vitest';
import { kitFacts } from './.storybook/kit-facts.ts';

const shared = browserTests('storybook', { setupFiles: ['./tests/setup.ts'] });

export default {
  ...shared,
  plugins: [...(shared.plugins ?? []), kitFacts()],
  // Lists all dependencies in advance: discovering one later would reload the page during a test.
  optimizeDeps: {
    entries: [
      'src/**/*.tsx',
      'tests/**/*.{ts,tsx}',
      '.storybook/preview.tsx',
      '../../packages/*/src/**/*.stories.tsx',
      '../web/src/**/*.stories.tsx',
    ],
  },
};
