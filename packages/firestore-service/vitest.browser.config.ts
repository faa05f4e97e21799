import { browserTests } from '@quits/tooling-presets/vitest';

const project = browserTests('firestore-service', {
  react: false,
  globalSetup: ['./tests/support/tiny-stage.setup.ts', './tests/support/engine-stage.setup.ts'],
});

// What is said in tests/sdk holds for the SDK in Node, over gRPC, and in browsers alike.
project.test?.include?.push('tests/sdk/**/*.test.ts');

export default project;
