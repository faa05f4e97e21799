// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `history`. */
export interface HistoryTexts {
  readonly takePhoto: 'Take a photo';
  readonly receiptHint: 'Pictures or PDF, up to 10 MB each, at most 10';
  readonly removeFile: 'Remove {{name}}';
  readonly removeFileText: 'The file is deleted for everyone.';
  readonly notUploaded: 'Not uploaded yet';
  readonly openFile: 'Open the file';
  readonly person: 'Person';
  readonly kind: 'Kind';
  readonly from: 'From';
  readonly to: 'Until';
  readonly least: 'At least';
  readonly most: 'At most';
  readonly deletedOnly: 'Deleted ones';
  readonly partial: 'You’re offline. Some expenses may be missing.';
  readonly readingAll: 'Reading all expenses…';
  readonly choose: 'Choose an expense to see all about it.';
  readonly closeDetail: 'Back to the list';
  readonly noComments: 'No comments yet.';
  readonly deleteComment: 'Delete the comment';
  readonly duplicate: 'Duplicate';
  readonly newer: 'Newer';
  readonly older: 'Older';
  readonly sinceLastVisit: 'New since your last visit';
  readonly print: 'Print';
  readonly overTime: 'Balance over time';
  readonly period: 'Period';
  readonly months3: '3 months';
  readonly months12: '12 months';
  readonly thisYear: 'This year';
  readonly allTime: 'All time';
}
