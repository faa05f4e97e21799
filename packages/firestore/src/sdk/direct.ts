export { decodeJsonFields, pathOf } from './decode-json.ts';
export { directPages } from './direct-pages.ts';
export { keepPage } from './keep-page.ts';
