import { type CodeOf, defineErrors } from '@quits/errors';

/**
 * Errors of reads and writes: the package's own codes, and provider codes that callers are expected
 * to handle.
 */
export const firestoreErrors = /* @__PURE__ */ defineErrors({
  'write/offline-needed': {
    recovery: 'retry',
    message: 'The server cannot be reached. Try again when online.',
  },
  'write/conflict': {
    recovery: 'fix-input',
    message: 'Someone else changed the document. Read it again, then decide.',
  },
  'write/gone': {
    recovery: 'fix-input',
    message: 'The document is gone. Restore it first, or drop the write.',
  },
  'write/invalid': {
    recovery: 'fix-input',
    message: 'The document does not fit its schema. Correct it:',
  },
  'write/too-large': {
    recovery: 'fix-input',
    message: 'The commit is too large. Use `writeInBatches`. Operations:',
  },
  'write/refused': {
    recovery: 'contact',
    message: 'The answer was lost, and the server does not hold the change. Send it again.',
  },
  'read/malformed': {
    recovery: 'contact',
    message: 'The document does not fit its schema. Migrate it:',
  },
  'firestore/unauthenticated': {
    recovery: 'reauthenticate',
    message: 'Nobody is signed in. Sign in first.',
  },
  'firestore/cancelled': {
    recovery: 'ignore',
    message: 'The write was given up. Nothing is left to do.',
  },
  'firestore/internal': {
    recovery: 'retry',
    message: 'The SDK failed and is replaced. Try again.',
  },
  'firestore/not-found': {
    recovery: 'restart',
    message: 'The document does not exist. Check its path:',
  },
});

/** A code of this package's own. */
export type FirestoreErrorCode = CodeOf<typeof firestoreErrors>;
