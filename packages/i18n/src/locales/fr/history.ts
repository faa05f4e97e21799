import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Historique',
  takePhoto: 'Prendre une photo',
  receiptHint: 'Images ou PDF, 10 Mo chacun, 10 au plus',
  removeFile: 'Retirer {{name}}',
  removeFileText: 'Le fichier est supprimé pour tout le monde.',
  notUploaded: 'Pas encore envoyé',
  openFile: 'Ouvrir le fichier',
} as const satisfies LocaleNamespace<'history'>;
