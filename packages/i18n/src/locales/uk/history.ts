import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Історія',
  takePhoto: 'Зробити фото',
  receiptHint: 'Зображення або PDF, до 10 МБ кожен, не більше 10',
  removeFile: 'Прибрати {{name}}',
  removeFileText: 'Файл буде видалено для всіх.',
  notUploaded: 'Ще не завантажено',
  openFile: 'Відкрити файл',
} as const satisfies LocaleNamespace<'history'>;
