import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { kitFacts } from './kit-facts.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [kitFacts()],
      resolve: { conditions: ['@quits/source', ...defaultClientConditions] },
      // For older targets, `:dir()` and `light-dark()` would be compiled to code that supports
      // neither.
      build: {
        chunkSizeWarningLimit: 2000,
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        rolldownOptions: {
          // Libraries mark modules with directives for server rendering, which Storybook doesn't
          // use.
          onwarn: (warning, warn) => {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
          checks: { bundlerTimings: false },
        },
      },
    }),
};

export default config;
