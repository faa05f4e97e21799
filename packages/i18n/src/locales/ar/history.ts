import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'السجل',
  takePhoto: 'التقط صورة',
  receiptHint: 'صور أو PDF، حتى 10 ميغابايت لكل ملف، و10 ملفات على الأكثر',
  removeFile: 'إزالة {{name}}',
  removeFileText: 'يُحذف الملف لدى الجميع.',
  notUploaded: 'لم يُرفع بعد',
  openFile: 'فتح الملف',
} as const satisfies LocaleNamespace<'history'>;
