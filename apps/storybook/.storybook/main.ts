import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

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
      resolve: { conditions: ['@quits/source', ...defaultClientConditions] },
      // Older targets have `:dir()` and `light-dark()` rewritten into something that follows neither.
      build: {
        chunkSizeWarningLimit: 2000,
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        rolldownOptions: {
          // Libraries mark their modules for servers that render; there is none here, so nothing is lost.
          onwarn: (warning, warn) => {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
          checks: { bundlerTimings: false },
        },
      },
    }),
};

export default config;
