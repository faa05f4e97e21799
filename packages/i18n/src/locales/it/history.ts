import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Cronologia',
  takePhoto: 'Scatta una foto',
  receiptHint: 'Immagini o PDF, fino a 10 MB l’uno, al massimo 10',
  removeFile: 'Rimuovi {{name}}',
  removeFileText: 'Il file viene eliminato per tutti.',
  notUploaded: 'Non ancora caricato',
  openFile: 'Apri il file',
} as const satisfies LocaleNamespace<'history'>;
