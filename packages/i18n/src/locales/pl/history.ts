import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Historia',
  takePhoto: 'Zrób zdjęcie',
  receiptHint: 'Zdjęcia lub PDF, do 10 MB każdy, najwyżej 10',
  removeFile: 'Usuń {{name}}',
  removeFileText: 'Plik zostanie usunięty dla wszystkich.',
  notUploaded: 'Jeszcze nie przesłano',
  openFile: 'Otwórz plik',
} as const satisfies LocaleNamespace<'history'>;
