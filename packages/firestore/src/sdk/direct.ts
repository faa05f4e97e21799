export { restPages } from './rest-pages.ts';
export { keepPage } from './keep-page.ts';
export { readAhead } from './read-ahead.ts';
