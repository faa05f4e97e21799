import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('local-backend', {
  isolate: false,
  include: ['src/**/*.test.ts', 'tests/{identity,rules}/**/*.test.ts'],
});
