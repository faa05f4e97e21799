import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: '履歴',
  takePhoto: '写真を撮る',
  receiptHint: '画像またはPDF、1件10MBまで、最大10件',
  removeFile: '{{name}}を削除',
  removeFileText: 'ファイルは全員から削除されます。',
  notUploaded: 'まだアップロードされていません',
  openFile: 'ファイルを開く',
} as const satisfies LocaleNamespace<'history'>;
