// One chunk, loaded with the SDK: the calls to the SDK, and the code that turns its answers into
// live data.
export {
  applyOperations,
  buildQuery,
  commit,
  decodeFields,
  isOnDevice,
  listen,
  keepsQueue,
  queued,
  rawSnapshot,
} from '../sdk/sdk.ts';
export { createQueryReader, createSteadySums, holdBack, isSound } from '../live/live-code.ts';
