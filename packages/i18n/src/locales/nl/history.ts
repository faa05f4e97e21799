import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Geschiedenis',
  takePhoto: 'Foto maken',
  receiptHint: 'Afbeeldingen of pdf, elk tot 10 MB, hoogstens 10',
  removeFile: '{{name}} verwijderen',
  removeFileText: 'Het bestand wordt voor iedereen verwijderd.',
  notUploaded: 'Nog niet geüpload',
  openFile: 'Bestand openen',
} as const satisfies LocaleNamespace<'history'>;
