import { resolve } from 'node:path';

/** Folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..');
