import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'इतिहास',
  takePhoto: 'फ़ोटो लें',
  receiptHint: 'चित्र या PDF, हर एक 10 MB तक, ज़्यादा से ज़्यादा 10',
  removeFile: '{{name}} हटाएँ',
  removeFileText: 'फ़ाइल सबके लिए मिट जाएगी।',
  notUploaded: 'अभी अपलोड नहीं हुआ',
  openFile: 'फ़ाइल खोलें',
} as const satisfies LocaleNamespace<'history'>;
