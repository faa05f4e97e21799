import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // Firebase installs only what npm has.
  noExternal: [/^@quits\//],
});
