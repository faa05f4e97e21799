import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'היסטוריה',
  takePhoto: 'צילום תמונה',
  receiptHint: 'תמונות או PDF, עד 10 MB לקובץ, לכל היותר 10',
  removeFile: 'הסרת {{name}}',
  removeFileText: 'הקובץ יימחק אצל כולם.',
  notUploaded: 'עדיין לא הועלה',
  openFile: 'פתיחת הקובץ',
} as const satisfies LocaleNamespace<'history'>;
