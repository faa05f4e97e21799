export { type Control, controlOf } from './control.ts';
export { until } from './until.ts';
