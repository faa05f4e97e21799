import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: '기록',
  takePhoto: '사진 찍기',
  receiptHint: '이미지 또는 PDF, 파일당 10MB까지, 최대 10개',
  removeFile: '{{name}} 삭제',
  removeFileText: '파일이 모두에게서 삭제됩니다.',
  notUploaded: '아직 업로드되지 않음',
  openFile: '파일 열기',
} as const satisfies LocaleNamespace<'history'>;
