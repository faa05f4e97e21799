import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('product', {
  globalSetup: ['tests/rules/coverage.setup.ts'],
  isolate: false,
});
