import { nodeTests } from '@quits/tooling-presets/vitest';

const project = nodeTests('local-backend:server', {
  globalSetup: ['./nginx/require-nginx.setup.ts'],
});

// Apart from the others: it needs a program that not every machine has.
export default { ...project, test: { ...project.test, include: ['nginx/**/*.test.ts'] } };
