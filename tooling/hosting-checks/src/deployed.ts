import { join } from 'node:path';

/** The folder of what is deployed to Firebase. */
export const DEPLOYED = join(import.meta.dirname, '../../../apps/web/firebase');
