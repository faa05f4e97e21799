export { keepFocus } from './keep-focus.ts';
