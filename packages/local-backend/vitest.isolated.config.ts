import { nodeTests } from '@quits/tooling-presets/vitest';

/** Tests that set environment variables, start processes or drive a browser. */
export default nodeTests('local-backend:process', {
  include: ['tests/**/*.test.ts'],
  exclude: ['tests/{identity,rules}/**', '**/*.browser.test.ts', '**/node_modules/**'],
});
