import { browserTests } from '@quits/tooling-presets/vitest';

export default browserTests('local-backend', {
  globalSetup: ['./tests/support/tiny-stage.setup.ts'],
});
