export { createTexts } from './create-texts.ts';
export { productErrorTexts } from './errors/product-error-texts.ts';
export { type ProductErrorCode, productErrors } from './errors/product-errors.ts';
