import type { RecoveryTable } from './table.ts';

/** Codes of `firebase/firestore`, which reports them without a service name. */
export const firestore = {
  retry: ['unavailable', 'deadline-exceeded', 'aborted', 'internal', 'unknown'],
  wait: ['resource-exhausted'],
  'fix-input': ['not-found', 'already-exists', 'out-of-range'],
  reauthenticate: ['unauthenticated'],
  contact: [
    'permission-denied',
    'invalid-argument',
    'failed-precondition',
    'unimplemented',
    'data-loss',
  ],
  ignore: ['cancelled'],
} as const satisfies RecoveryTable;
