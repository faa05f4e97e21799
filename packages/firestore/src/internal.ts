/** For tests and stories of this workspace; not part of the published package. */
export { CORE } from './live/core-key.ts';
export { firstKey } from './live/first-documents.ts';
