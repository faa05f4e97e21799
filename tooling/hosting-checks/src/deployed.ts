import { join } from 'node:path';

/** Folder deployed to Firebase. */
export const DEPLOYED = join(import.meta.dirname, '../../../apps/web/firebase');
