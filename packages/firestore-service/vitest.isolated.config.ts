import { nodeTests } from '@quits/tooling-presets/vitest';

/** Tests of whole services by the SDK, which keeps state in its modules. */
export default nodeTests('firestore-service:sdk', { include: ['tests/**/*.test.ts'] });
