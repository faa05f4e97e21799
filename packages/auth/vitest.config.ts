import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('auth', { isolate: false });
