export { holdBack, isSound } from '../live/hold-back.ts';
export { createSteadySums } from '../live/steady-sums.ts';
export { createQueryReader } from '../live/query-reader.ts';
export { buildQuery } from './build-query.ts';
export { applyOperations, commit, isOnDevice, queued } from './commit.ts';
export { decodeFields } from './decode.ts';
export { listen, rawSnapshot } from './listen.ts';
