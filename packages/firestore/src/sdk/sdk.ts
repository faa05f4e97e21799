export { buildQuery } from './build-query.ts';
export { applyOperations, commit } from './commit.ts';
export { decodeFields } from './decode.ts';
export { listen, rawSnapshot } from './listen.ts';
