import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  clean: true,
  splitting: false,
  sourcemap: true,
  // Firebase can't install the workspace's packages, so bundle them and what only they need.
  noExternal: [/^@quits\//, 'valibot'],
  esbuildOptions(options) {
    // Bundle their sources: esbuild can't tree-shake the browser's SDK out of their builds.
    options.conditions = ['@quits/source'];
  },
});
