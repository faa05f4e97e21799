export { attest } from './attest.ts';
