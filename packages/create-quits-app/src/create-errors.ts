import { type CodeOf, defineErrors } from '@quits/errors';

/** Errors of creating an app. */
export const createErrors = defineErrors({
  'create/invalid-name': {
    recovery: 'fix-input',
    message:
      'The name of the folder cannot be that of a package. Use lowercase letters, digits and hyphens:',
  },
  'create/folder-not-empty': {
    recovery: 'fix-input',
    message: 'The folder is not empty. Name another one:',
  },
  'create/not-a-folder': {
    recovery: 'fix-input',
    message: 'A file has this name. Name another folder:',
  },
  'create/not-written': {
    recovery: 'fix-input',
    message: 'The files could not be written. Check permissions and free space:',
  },
});

/** Error code of this package. */
export type CreateErrorCode = CodeOf<typeof createErrors>;
