// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `importing`. */
export interface ImportingTexts {
  readonly title: 'Import';
  readonly text: 'Bring your groups from another app. Nothing is written until you confirm.';
  readonly choose: 'Choose a file';
  readonly drop: 'Drop a file here';
  readonly reading: 'Reading…';
  readonly found_one: '{{count}} expense found';
  readonly found_other: '{{count}} expenses found';
  readonly badRows_one: '{{count}} row cannot be read';
  readonly badRows_other: '{{count}} rows cannot be read';
  readonly badRow: 'Row {{line}}: {{reason}}';
  readonly known_one: '{{count}} expense is here already';
  readonly known_other: '{{count}} expenses are here already';
  readonly mapPeople: 'Who is who?';
  readonly newPerson: 'A new person';
  readonly intoGroup: 'Into the group';
  readonly confirm: 'Import';
  readonly importing: 'Importing…';
  readonly imported_one: '{{count}} expense imported';
  readonly imported_other: '{{count}} expenses imported';
  readonly changed: 'Not as it stands in the file:';
  readonly wasDeleted: 'Deleted there, left out: {{number}}';
  readonly wasRepeating: 'Repeating there, only single expenses come: {{number}}';
  readonly wasForeign: 'Paid in another currency, the original amount is in the notes: {{number}}';
  readonly hadRate: 'Exchange rate left out: {{number}}';
  readonly hadAttachments: 'Attachments left out: {{number}}';
  readonly weightAssumed: 'People without a weight in the file, counted as 1: {{number}}';
  readonly dayMoved: 'Date by your time zone: {{number}}';
  readonly payersEstimated: 'Paid by several, how much each is an estimate: {{number}}';
  readonly rounded: 'Amount rounded: {{number}}';
  readonly whichDate: 'Which day is {{date}} in this file?';
  readonly onePerson: '“{{name}}” is one person';
  readonly notUnicode: 'This file is not in Unicode. Please check the letters in names and titles.';
  readonly matches: 'The balances match those in the file.';
  readonly differs: 'The balances differ from those in the file.';
  readonly unfinished: 'An import was interrupted.';
  readonly resume: 'Resume import';
  readonly discard: 'Discard import';
  readonly unsupported: 'This file holds too little. Export JSON from that app instead.';
  readonly badDate: 'invalid date';
  readonly badAmount: 'invalid amount';
  readonly badCurrency: 'unknown currency';
  readonly unknownPerson: 'unknown person';
  readonly noPayer: 'no payer';
  readonly badSplit: 'shares don’t add up to the total';
  readonly brokenRow: 'couldn’t be read';
  readonly undo: 'Undo import';
  readonly undoing: 'Undoing import…';
  readonly undone: 'Import undone';
}
