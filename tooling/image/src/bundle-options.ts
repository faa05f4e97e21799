import type { BuildOptions } from 'esbuild';

// Some libraries are CommonJS: they load modules of Node, and name files beside them.
const COMMONJS = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);
const dirnameOfBundle = import.meta.dirname;`;

/** Options of every bundle of ES modules in the image. */
export const BUNDLE = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  conditions: ['@quits/source'],
  banner: { js: COMMONJS },
  define: { __dirname: 'dirnameOfBundle' },
  legalComments: 'inline',
  logLevel: 'error',
} satisfies BuildOptions;
