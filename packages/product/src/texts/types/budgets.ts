// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `budgets`. */
export interface BudgetsTexts {
  readonly title: 'Monthly budgets';
  readonly hint: 'Set a limit for a category. Quits tells you when the group goes over it.';
  readonly add: 'Add budget';
  readonly edit: 'Edit budget';
  readonly amount: 'Amount per month';
  readonly spent: '{{spent}} of {{budget}}';
  readonly left: '{{amount}} left';
  readonly over: '{{amount}} over';
  readonly exceeded: '{{category}} is {{amount}} over this month’s budget';
  readonly tag: 'Tag';
  readonly tags: 'By tag';
  readonly tagHint: 'Add a tag such as #lisbon to a description or notes to see those expenses together.';
}
