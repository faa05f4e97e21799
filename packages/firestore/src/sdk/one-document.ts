// What reads a document for a visitor, without the code that stores pages in the SDK's cache.
export { restDocument } from './rest-document.ts';
export { parseDocument } from '../collection/parse-document.ts';
