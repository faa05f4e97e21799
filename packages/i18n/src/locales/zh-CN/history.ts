import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: '历史',
  takePhoto: '拍照',
  receiptHint: '图片或 PDF，每个不超过 10 MB，最多 10 个',
  removeFile: '移除 {{name}}',
  removeFileText: '文件将对所有人删除。',
  notUploaded: '尚未上传',
  openFile: '打开文件',
} as const satisfies LocaleNamespace<'history'>;
