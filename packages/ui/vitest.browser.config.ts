import { browserTests } from '@quits/tooling-presets/vitest';

export default browserTests('ui', { setupFiles: ['./tests/setup.ts'] });
