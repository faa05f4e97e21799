export { checkFolders } from './check-folders.ts';
export { checkLayers } from './check-layers.ts';
export { findProductWords, type ProductWord } from './product-words.ts';
export type { Violation } from './violation.ts';
