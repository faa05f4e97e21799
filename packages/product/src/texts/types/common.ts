// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `common`. */
export interface CommonTexts {
  readonly appName: 'Quits';
  readonly expenses_one: '{{count}} expense';
  readonly expenses_other: '{{count}} expenses';
  readonly continueDeleting: 'Continue deleting';
  readonly discardDraft: 'Discard draft';
  readonly discardChange: 'Discard change';
  readonly labelled: '{{label}}: {{value}}';
  readonly joined: '{{first}} · {{second}}';
  readonly clearFilters: 'Clear filters';
  readonly showMore: 'Show more';
  readonly sentences: '{{first}} {{second}}';
  readonly previousMonth: 'Previous month';
  readonly nextMonth: 'Next month';
  readonly openCalendar: 'Open calendar';
  readonly dateInvalid: 'Enter a date, such as {{example}}.';
}
