// One chunk, loaded with the SDK: what speaks to it, and what makes live data of its answers.
export {
  applyOperations,
  buildQuery,
  commit,
  decodeFields,
  isOnDevice,
  listen,
  queued,
  rawSnapshot,
} from '../sdk/sdk.ts';
export { createQueryReader, createSteadySums, holdBack, isSound } from '../live/live-code.ts';
