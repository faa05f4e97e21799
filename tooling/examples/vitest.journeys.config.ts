import { nodeTests } from '@quits/tooling-presets/vitest';
import { mergeConfig } from 'vitest/config';

// `pnpm example --test`: installs, builds and opens each example, one after another.
export default mergeConfig(nodeTests('journeys'), {
  test: { include: ['src/**/*.journey.ts'], fileParallelism: false, testTimeout: 120_000 },
});
