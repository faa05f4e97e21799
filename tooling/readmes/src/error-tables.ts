import { authErrors } from '@quits/auth';
import { ownErrors } from '@quits/errors';
import { createErrors } from 'create-quits-app';
import { coreErrors } from '@quits/firebase-core';
import { firestoreErrors } from '@quits/firestore';
import { storageErrors } from '@quits/storage';

/** Recovery and message of a package's codes. */
export type ErrorTable = Readonly<
  Record<string, { readonly recovery: string; readonly message: string }>
>;

/** The exported error codes by the name of the export. */
export const errorTables: ReadonlyMap<string, ErrorTable> = new Map<string, ErrorTable>([
  ['authErrors', authErrors.table],
  ['coreErrors', coreErrors.table],
  ['createErrors', createErrors.table],
  ['firestoreErrors', firestoreErrors.table],
  ['ownErrors', ownErrors.table],
  ['storageErrors', storageErrors.table],
]);
