export { focusFirstInvalidField } from './focus-first-invalid-field.ts';
export { restoreFocusOnRemove } from './focus.ts';
