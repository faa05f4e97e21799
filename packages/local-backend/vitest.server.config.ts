import { nodeTests } from '@quits/tooling-presets/vitest';

const project = nodeTests('local-backend:server', {
  globalSetup: ['./debian/require-packages.setup.ts'],
});

// Apart from the others: they need programs that not every machine has.
export default { ...project, test: { ...project.test, include: ['debian/**/*.test.ts'] } };
