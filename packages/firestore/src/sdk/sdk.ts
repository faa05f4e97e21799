export { buildQuery } from './build-query.ts';
export { applyOperations, commit, isOnDevice, keepsQueue, queued } from './commit.ts';
export { decodeFields } from './decode.ts';
export { listen, rawSnapshot } from './listen.ts';
