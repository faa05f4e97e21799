import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Historik',
  takePhoto: 'Ta ett foto',
  receiptHint: 'Bilder eller PDF, högst 10 MB per fil, högst 10',
  removeFile: 'Ta bort {{name}}',
  removeFileText: 'Filen tas bort för alla.',
  notUploaded: 'Inte uppladdad än',
  openFile: 'Öppna filen',
} as const satisfies LocaleNamespace<'history'>;
