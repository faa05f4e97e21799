import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('identity-service', { isolate: false });
