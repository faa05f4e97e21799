import { browserTests } from '@quits/tooling-presets/vitest';

export default browserTests('firebase-core', {
  globalSetup: ['./tests/backend.setup.ts'],
  react: false,
});
