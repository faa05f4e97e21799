import { browserTests } from '@quits/tooling-presets/vitest';

const project = browserTests('local-backend', {
  react: false,
  globalSetup: ['./tests/support/rules-backend.setup.ts'],
});

project.test?.include?.push('tests/rules/rules-unit-testing.test.ts');

// The rules testing library uses `process.env` even in a browser.
export default { ...project, define: { 'process.env': '{}' } };
