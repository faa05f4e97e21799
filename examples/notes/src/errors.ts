import { defineErrors } from '@quits/errors';

/** Errors of notes: recovery, and a message for developers. */
export const noteErrors = defineErrors({
  'notes/too-long': { recovery: 'fix-input', message: 'The rules take 200 letters. Shorten it.' },
});
