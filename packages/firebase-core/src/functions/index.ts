export { callFunction } from './call-function.ts';
