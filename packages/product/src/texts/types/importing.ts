// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `importing`. */
export interface ImportingTexts {
  readonly title: 'Import';
  readonly text: 'Bring your groups over from another app. Nothing is saved until you confirm.';
  readonly choose: 'Choose a file';
  readonly another: 'Import another file';
  readonly drop: 'Drop a file here';
  readonly reading: 'Reading…';
  readonly found_one: 'Found {{count}} expense';
  readonly found_other: 'Found {{count}} expenses';
  readonly badRows_one: '{{count}} row couldn’t be read';
  readonly badRows_other: '{{count}} rows couldn’t be read';
  readonly badRow: 'Row {{line}}: {{reason}}';
  readonly known_one: '{{count}} expense already in this group';
  readonly known_other: '{{count}} expenses already in this group';
  readonly mapPeople: 'Match people';
  readonly newPerson: 'Add as new person';
  readonly intoGroup: 'Import into';
  readonly confirm: 'Import';
  readonly importing: 'Importing…';
  readonly imported_one: '{{count}} expense imported';
  readonly imported_other: '{{count}} expenses imported';
  readonly changed: 'Changed during import:';
  readonly wasDeleted: 'Deleted in the other app, not imported: {{number}}';
  readonly wasRepeating: 'Recurring in the other app, imported as single expenses: {{number}}';
  readonly wasForeign: 'Paid in another currency, original amount in the notes: {{number}}';
  readonly hadRate: 'Exchange rates not imported: {{number}}';
  readonly hadAttachments: 'Attachments not imported: {{number}}';
  readonly weightAssumed: 'People without a share in the file, set to 1: {{number}}';
  readonly dayMoved: 'Dates converted to your time zone: {{number}}';
  readonly payersEstimated: 'Paid by multiple people, amounts estimated: {{number}}';
  readonly rounded: 'Amounts rounded: {{number}}';
  readonly whichDate: 'Which day is {{date}} in this file?';
  readonly onePerson: '“{{name}}” is one person';
  readonly notUnicode: 'This file isn’t in Unicode. Check names and descriptions for wrong characters.';
  readonly matches: 'Balances match the file.';
  readonly differs: 'Balances don’t match the file. Check them after importing.';
  readonly unfinished: 'An import was interrupted.';
  readonly resume: 'Resume import';
  readonly discard: 'Discard import';
  readonly unsupported: 'This file doesn’t have enough detail to import. Export your data as JSON from that app instead.';
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
  readonly keepsBudgets: 'Monthly budgets not imported, the group keeps its own: {{number}}';
  readonly unrecognized: 'We can’t use “{{name}}”. Try a receipt, a bank statement, an export of another app or of Quits, or an invite code.';
}
