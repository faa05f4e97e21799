import { type CodeOf, defineErrors } from '@quits/errors';

/**
 * Errors of uploads: the package's own codes, and provider codes that callers are expected to
 * handle.
 */
export const storageErrors = /* @__PURE__ */ defineErrors({
  'upload/too-large': {
    recovery: 'fix-input',
    message: 'The file is larger than `maxBytes`. Have a smaller one chosen.',
  },
  'upload/wrong-type': {
    recovery: 'fix-input',
    message: 'The content of the file is of none of the `types`. Have another one chosen.',
  },
  'upload/unreadable': {
    recovery: 'fix-input',
    message: 'The file cannot be read any more, or is no picture. Have it chosen again.',
  },
  'storage/unauthenticated': {
    recovery: 'reauthenticate',
    message: 'Nobody is signed in. Sign in before files are added.',
  },
  'storage/object-not-found': {
    recovery: 'fix-input',
    message: 'No file is stored there. Look at its path.',
  },
});

/** An error code of this package. */
export type StorageErrorCode = CodeOf<typeof storageErrors>;
