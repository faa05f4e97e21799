export { findProductWords, type ProductWord } from './product-words.ts';
export { checkLayers, type Violation } from './check-layers.ts';
