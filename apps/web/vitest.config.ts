import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('web', {
  globalSetup: ['tests/rules/coverage.setup.ts'],
  isolate: false,
});
