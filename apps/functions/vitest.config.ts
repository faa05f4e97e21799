import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('functions', {
  isolate: false,
  globalSetup: ['tests/build.setup.ts'],
  setupFiles: ['tests/no-internet.setup.ts'],
});
