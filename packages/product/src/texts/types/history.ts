// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `history`. */
export interface HistoryTexts {
  readonly takePhoto: 'Take photo';
  readonly receiptHint: 'Images or PDFs, up to 10 MB each, 10 files max';
  readonly removeFile: 'Delete {{name}}';
  readonly removeFileText: 'This deletes the file for everyone.';
  readonly notUploaded: 'Not uploaded yet';
  readonly openFile: 'Open file';
  readonly person: 'Person';
  readonly kind: 'Type';
  readonly from: 'From';
  readonly to: 'To';
  readonly least: 'Minimum amount';
  readonly most: 'Maximum amount';
  readonly deletedOnly: 'Deleted only';
  readonly partial: 'You’re offline. Some expenses may be missing.';
  readonly readingAll: 'Loading all expenses…';
  readonly choose: 'Select an expense to see its details.';
  readonly closeDetail: 'Back to expenses';
  readonly noComments: 'No comments yet';
  readonly deleteComment: 'Delete comment';
  readonly duplicate: 'Duplicate';
  readonly newer: 'Newer';
  readonly older: 'Older';
  readonly sinceLastVisit: 'New since your last visit';
  readonly print: 'Print';
  readonly overTime: 'Balance over time';
  readonly period: 'Period';
  readonly months3: '3 months';
  readonly months12: '12 months';
  readonly thisMonth: 'This month';
  readonly thisYear: 'This year';
  readonly allTime: 'All time';
}
