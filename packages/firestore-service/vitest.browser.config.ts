import { browserTests } from '@quits/tooling-presets/vitest';

const project = browserTests('firestore-service', {
  react: false,
  globalSetup: ['./tests/support/tiny-stage.setup.ts', './tests/support/engine-stage.setup.ts'],
});

// The tests in tests/sdk run in Node, over gRPC, and in browsers.
project.test?.include?.push('tests/sdk/**/*.test.ts');

export default project;
