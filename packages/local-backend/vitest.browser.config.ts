import { browserTests } from '@quits/tooling-presets/vitest';

const project = browserTests('local-backend', {
  globalSetup: [
    './tests/support/tiny-stage.setup.ts',
    './tests/support/engine-stage.setup.ts',
    './tests/support/rules-backend.setup.ts',
  ],
});

// What is said in tests/sdk holds for the SDK in Node, over gRPC, and in browsers alike.
project.test?.include?.push('tests/sdk/**/*.test.ts', 'tests/rules/rules-unit-testing.test.ts');

// Nothing here is React. The rules testing library asks for an environment even inside a browser.
export default { ...project, plugins: [], define: { 'process.env': '{}' } };
