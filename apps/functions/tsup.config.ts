import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  clean: true,
  splitting: false,
  sourcemap: true,
  // Firebase installs only what npm has, and needs nothing of the workspace.
  noExternal: [/^@quits\//, 'valibot'],
  esbuildOptions(options) {
    // Of bundled packages, the parts for browsers could not be left out.
    options.conditions = ['@quits/source'];
  },
});
