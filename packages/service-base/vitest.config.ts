import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('service-base', { isolate: false });
