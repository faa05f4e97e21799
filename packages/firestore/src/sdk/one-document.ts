// Reads a document for a visitor; `direct.ts` also has the code that stores pages in the SDK's cache.
export { restDocument } from './rest-document.ts';
export { parseDocument } from '../collection/parse-document.ts';
