import { defineErrors } from '@quits/errors';

/** What can go wrong with notes: what to do, and what a developer should know. */
export const noteErrors = defineErrors({
  'notes/too-long': { recovery: 'fix-input', message: 'The rules take 200 letters. Shorten it.' },
});
