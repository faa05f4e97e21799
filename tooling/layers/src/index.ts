export { checkLayers, type Violation } from './check-layers.ts';
