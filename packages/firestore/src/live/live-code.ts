export { holdBack, isSound } from './hold-back.ts';
export { createQueryReader } from './query-reader.ts';
export { createSteadySums } from './steady-sums.ts';
