import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Historial',
  takePhoto: 'Hacer una foto',
  receiptHint: 'Imágenes o PDF, hasta 10 MB cada uno, 10 como máximo',
  removeFile: 'Quitar {{name}}',
  removeFileText: 'El archivo se elimina para todos.',
  notUploaded: 'Aún sin subir',
  openFile: 'Abrir el archivo',
} as const satisfies LocaleNamespace<'history'>;
