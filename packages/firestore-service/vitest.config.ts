import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('firestore-service', {
  isolate: false,
  include: ['src/**/*.test.ts'],
});
