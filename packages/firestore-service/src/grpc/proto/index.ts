export { decodeMessage } from './decode.ts';
export { encodeMessage } from './encode.ts';
