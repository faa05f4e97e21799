export { alternate, type Contender, type Timing } from './alternate.ts';
export {
  parseChunks,
  RawChannel,
  type RawAnswer,
  type RawArray,
  type RawHang,
} from './raw-channel.ts';
export { serviceOf } from './service-of.ts';
