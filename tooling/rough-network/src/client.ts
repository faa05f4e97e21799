export { type Control, controlOf } from './control.ts';
export { ownServer } from './own-server.ts';
export { smallDevice } from './small-device.ts';
export { until } from './until.ts';
