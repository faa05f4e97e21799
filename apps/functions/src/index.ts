export { rates } from './rates/rates.ts';
export { recurring } from './recurring/recurring.ts';
