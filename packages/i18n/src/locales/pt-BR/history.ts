import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Histórico',
  takePhoto: 'Tirar uma foto',
  receiptHint: 'Imagens ou PDF, até 10 MB cada, no máximo 10',
  removeFile: 'Remover {{name}}',
  removeFileText: 'O arquivo é excluído para todos.',
  notUploaded: 'Ainda não enviado',
  openFile: 'Abrir o arquivo',
} as const satisfies LocaleNamespace<'history'>;
