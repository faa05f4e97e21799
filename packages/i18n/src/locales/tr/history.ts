import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Geçmiş',
  takePhoto: 'Fotoğraf çek',
  receiptHint: 'Resim veya PDF, her biri en çok 10 MB, en fazla 10',
  removeFile: '{{name}} kaldır',
  removeFileText: 'Dosya herkes için silinir.',
  notUploaded: 'Henüz yüklenmedi',
  openFile: 'Dosyayı aç',
} as const satisfies LocaleNamespace<'history'>;
