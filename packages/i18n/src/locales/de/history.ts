import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Verlauf',
  takePhoto: 'Foto aufnehmen',
  receiptHint: 'Bilder oder PDF, je bis 10 MB, höchstens 10',
  removeFile: '{{name}} entfernen',
  removeFileText: 'Die Datei wird für alle gelöscht.',
  notUploaded: 'Noch nicht hochgeladen',
  openFile: 'Datei öffnen',
} as const satisfies LocaleNamespace<'history'>;
