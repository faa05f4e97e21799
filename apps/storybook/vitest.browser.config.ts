import { browserTests } from '@quits/tooling-presets/vitest';

export default browserTests('storybook', { setupFiles: ['./tests/setup.ts'] });
