import { nodeTests } from '@quits/tooling-presets/vitest';

export default nodeTests('firebase-core', { isolate: false });
