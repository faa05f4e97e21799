import type { RecoveryTable } from './table.ts';

/** Codes of `firebase/storage`. */
export const storage = {
  retry: ['unknown', 'retry-limit-exceeded', 'invalid-checksum', 'server-file-wrong-size'],
  'fix-input': ['object-not-found', 'cannot-slice-blob', 'no-download-url', 'invalid-format'],
  reauthenticate: ['unauthenticated'],
  contact: [
    'unauthorized',
    'unauthorized-app',
    'quota-exceeded',
    'bucket-not-found',
    'project-not-found',
    'invalid-default-bucket',
    'no-default-bucket',
    'invalid-url',
    'invalid-event-name',
    'invalid-argument',
    'invalid-argument-count',
    'invalid-root-operation',
    'internal-error',
    'unsupported-environment',
  ],
  ignore: ['canceled', 'app-deleted'],
} as const satisfies RecoveryTable;
