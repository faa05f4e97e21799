import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('security-rules', { isolate: false });
