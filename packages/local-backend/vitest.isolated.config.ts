import { nodeTests } from '@quits/tooling-presets/vitest';

/** Tests of whole processes, which change the environment of their own. */
export default nodeTests('local-backend:process', {
  include: ['tests/**/*.test.ts'],
  exclude: ['tests/{identity,rules}/**', '**/*.browser.test.ts', '**/node_modules/**'],
});
