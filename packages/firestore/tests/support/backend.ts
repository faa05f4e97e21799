import { ownServer } from '@quits/tooling-rough-network';
import { inject } from 'vitest';
import type { BackendAddresses } from './backend.setup.ts';

/** The backend that this test file has for itself. */
export const backend = await ownServer<BackendAddresses>(inject('desk'));
