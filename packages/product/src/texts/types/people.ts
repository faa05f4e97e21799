// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `people`. */
export interface PeopleTexts {
  readonly across: 'Across all groups';
  readonly even: 'You and {{name}} are settled up';
  readonly settleAll: 'Settle all';
  readonly settleText: 'Settle up outside of Quits, then record it here: one payment per group and currency.';
  readonly record: 'Record payments';
  readonly recorded: 'Payments recorded';
  readonly excluded: 'Not included, because you can’t record payments there: {{groups}}';
  readonly joinTitle: 'Same person, different name?';
  readonly joinText: 'Join names from your groups to see everything between you in one place. Only you see this.';
  readonly joinLabel: 'Name in another group';
  readonly join: 'Join names';
  readonly joined: 'Names joined';
  readonly separate: 'Separate';
  readonly separated: 'Names separated';
  readonly emptyTitle: 'No people yet';
  readonly emptyText: 'Everyone you share a group with appears here.';
  readonly simplified: 'Where debts are simplified, this is what the group suggests that you pay each other. It can change when others add expenses.';
  readonly missing: 'This person isn’t in your groups.';
  readonly settledUp: 'Settled up';
  readonly byGroup: 'By group';
}
