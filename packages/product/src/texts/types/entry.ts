// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `entry`. */
export interface EntryTexts {
  readonly addAnother: 'Save and add another';
  readonly byYou: 'you';
  readonly incomeSummary: 'Received by {{payer}}, split {{how}}';
  readonly receivedBy: 'Received by';
  readonly kind: 'Type';
  readonly from: 'From';
  readonly to: 'To';
  readonly receiverMissing: 'Choose who received the payment.';
  readonly receiverSame: 'Choose two different people.';
  readonly inCurrency: 'In {{currency}}';
  readonly amountIn: 'Amount in {{currency}}';
  readonly keptIn: 'Without an exchange rate, this expense stays in {{currency}}.';
  readonly lastRate: 'Last rate: {{rate}}';
  readonly rateWrong: 'Enter a valid exchange rate.';
  readonly addLine: 'Add item';
  readonly item: 'Item';
  readonly whose: 'For {{who}}';
  readonly everyone: 'everyone';
  readonly noOne: 'no one';
  readonly tax: 'Tax';
  readonly tip: 'Tip';
  readonly discount: 'Discount';
  readonly compare: 'Compare versions';
  readonly takesRest: 'Assign the remaining {{amount}} to {{name}}';
  readonly until: 'Ends on';
  readonly untilEarly: 'Choose an end date after the first date.';
  readonly draftBack: 'We restored your draft.';
  readonly leaveTitle: 'Leave without saving?';
  readonly leaveText: 'You can save a draft on this device and finish later.';
  readonly mine: 'Your version';
  readonly theirs: 'Their version';
  readonly money: 'Amount and split';
  readonly next: 'Next: {{date}}';
  readonly ended: 'Ended';
  readonly paused: 'Paused';
  readonly pause: 'Pause';
  readonly resume: 'Resume';
  readonly seriesEmpty: 'No recurring expenses yet';
  readonly seriesStays: 'Expenses already added won’t be deleted.';
  readonly stop: 'Stop recurring expense';
  readonly due_one: '{{count}} recurring expense due';
  readonly due_other: '{{count}} recurring expenses due';
  readonly dueAdd: 'Add';
  readonly dueSkip: 'Skip';
  readonly dueAdded_one: '{{count}} recurring expense added';
  readonly dueAdded_other: '{{count}} recurring expenses added';
  readonly onlyThis: 'This expense only';
  readonly following: 'This and future expenses';
  readonly followingThere_one: '{{count}} later expense will also change.';
  readonly followingThere_other: '{{count}} later expenses will also change.';
  readonly whichNumber: 'Which number do you mean?';
  readonly lastCurrency: 'In {{currency}}, like last time?';
  readonly unclearCurrency: '“{{sign}}” can be several currencies. Enter the code, such as {{code}}.';
  readonly rateAmbiguous: 'This could mean two rates.';
}
