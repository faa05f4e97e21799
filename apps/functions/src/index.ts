export { rates } from './rates/rates.ts';
