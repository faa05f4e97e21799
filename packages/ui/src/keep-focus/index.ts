export { focusProblems } from './focus-problems.ts';
export { keepFocus } from './keep-focus.ts';
