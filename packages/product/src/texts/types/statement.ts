// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `statement`. */
export interface StatementTexts {
  readonly title: 'Bank statement';
  readonly kept: 'Statements are read on this device, and never stored or sent. Only the lines you add are saved to the group. Columns and rules are remembered on this device until you sign out.';
  readonly account: 'Whose account is this?';
  readonly columns: 'Columns in this file';
  readonly credit: 'Money in';
  readonly party: 'Payee';
  readonly reversed: 'Purchases are positive amounts';
  readonly whose: 'Whose is it?';
  readonly paidTo: 'Payment to {{name}}';
  readonly paidFrom: 'Payment from {{name}}';
  readonly add: 'Add {{number}} selected';
  readonly nothing: 'Nothing new in this file';
  readonly rules: 'Learned on this device';
  readonly unknown: 'We can’t read this as a bank statement. Choose a CAMT.053, MT940, OFX, or CSV file.';
  readonly queued: 'Added on this device. They’ll sync when you’re back online.';
}
