// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `entry`. */
export interface EntryTexts {
  readonly addAnother: 'Save and add another';
  readonly byYou: 'you';
  readonly incomeSummary: 'Received by {{payer}}, split {{how}}';
  readonly receivedBy: 'Received by';
  readonly kind: 'Kind';
  readonly from: 'From';
  readonly to: 'To';
  readonly receiverMissing: 'Choose who gets it.';
  readonly receiverSame: 'Choose two different people.';
  readonly inCurrency: 'In {{currency}}';
  readonly keptIn: 'Without a rate it stays in {{currency}}.';
  readonly lastRate: 'Last rate: {{rate}}';
  readonly rateWrong: 'This is not a rate.';
  readonly addLine: 'Add a line';
  readonly item: 'Item';
  readonly whose: 'Whose: {{who}}';
  readonly everyone: 'everyone';
  readonly tax: 'Tax';
  readonly tip: 'Tip';
  readonly discount: 'Discount';
  readonly compare: 'Compare versions';
  readonly takesRest: 'Assign the remaining {{amount}} to {{name}}';
  readonly until: 'Until';
  readonly untilEarly: 'Choose a later date.';
  readonly draftBack: 'Your draft is back.';
  readonly leaveTitle: 'Leave without saving?';
  readonly leaveText: 'The draft can stay on this device.';
  readonly mine: 'Yours';
  readonly theirs: 'Theirs';
  readonly money: 'Amount and split';
  readonly next: 'Next: {{date}}';
  readonly ended: 'Ended';
  readonly paused: 'Paused';
  readonly pause: 'Pause';
  readonly resume: 'Resume';
  readonly seriesEmpty: 'Nothing repeats yet.';
  readonly seriesStays: 'What was added stays.';
  readonly stop: 'Stop repeating';
  readonly due_one: '{{count}} repeating expense is due';
  readonly due_other: '{{count}} repeating expenses are due';
  readonly dueAdd: 'Add them';
  readonly dueSkip: 'Skip them';
  readonly dueAdded_one: '{{count}} repeating expense added';
  readonly dueAdded_other: '{{count}} repeating expenses added';
  readonly onlyThis: 'Only this one';
  readonly following: 'This and all following';
  readonly followingThere_one: '{{count}} later expense that is already there changes too.';
  readonly followingThere_other: '{{count}} later expenses that are already there change too.';
  readonly whichNumber: 'Which number do you mean?';
  readonly lastCurrency: 'In {{currency}}, as last time?';
  readonly unclearCurrency: '“{{sign}}” can be several currencies. Type the code, such as {{code}}.';
  readonly rateAmbiguous: 'This could mean two rates.';
}
