import { ownServer } from '@quits/tooling-rough-network';
import { inject } from 'vitest';
import type { BackendAddresses } from './backend.setup.ts';

/** Backend of this test file. */
export const backend = await ownServer<BackendAddresses>(inject('desk'));
