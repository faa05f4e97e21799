/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'History',
  takePhoto: 'Take a photo',
  receiptHint: 'Pictures or PDF, up to 10 MB each, at most 10',
  removeFile: 'Remove {{name}}',
  removeFileText: 'The file is deleted for everyone.',
  notUploaded: 'Not uploaded yet',
  openFile: 'Open the file',
} as const;
