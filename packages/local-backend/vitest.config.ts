import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('local-backend', { isolate: false });
