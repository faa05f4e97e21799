import { nodeTests } from '@quits/tooling-presets/vitest';

/** Tests that run the SDK, whose modules keep state. */
export default nodeTests('firestore-service:sdk', { include: ['tests/**/*.test.ts'] });
