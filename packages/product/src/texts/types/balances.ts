// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `balances`. */
export interface BalancesTexts {
  readonly title: 'Balances';
  readonly gets: '{{name}} gets back {{amount}}';
  readonly owes: '{{name}} owes {{amount}}';
  readonly even: '{{name}}: settled up';
  readonly youGet: 'You get back {{amount}}';
  readonly youOwe: 'You owe {{amount}}';
  readonly plan: 'Settle up';
  readonly planText_one: '{{count}} payment will settle everything.';
  readonly planText_other: '{{count}} payments will settle everything.';
  readonly planProven: 'That’s the fewest possible.';
  readonly planNotProven: 'There may be a way with fewer payments.';
  readonly pays: '{{from}} pays {{to}} {{amount}}';
  readonly markPaid: 'Mark as paid';
  readonly paid: 'Payment recorded';
  readonly why: 'Why this amount?';
  readonly whyTitle: 'Why {{from}} owes {{to}}';
  readonly mismatch: 'The totals don’t match the expenses.';
  readonly repair: 'Recalculate';
  readonly insights: 'Insights';
  readonly total: 'Total';
  readonly byMonth: 'By month';
  readonly byCategory: 'By category';
  readonly byPerson: 'By person';
  readonly showTable: 'Show as table';
  readonly showChart: 'Show as chart';
  readonly noData: 'Not enough data yet';
  readonly activity: 'Activity';
  readonly activityEmpty: 'No activity yet';
  readonly edited: '{{name}} edited {{title}}';
  readonly deleted: '{{name}} deleted {{title}}';
  readonly restored: '{{name}} restored {{title}}';
  readonly settled: '{{name}} recorded a payment of {{amount}}';
  readonly joined: '{{name}} joined the group';
  readonly left: '{{name}} left the group';
  readonly roleChanged: '{{name}} changed {{other}}’s role';
  readonly groupChanged: '{{name}} updated the group settings';
  readonly quits: 'Quits.';
  readonly quitsText: 'Everyone’s settled up';
  readonly getsBack: 'gets back';
  readonly owesWord: 'owes';
  readonly paysTo: '{{from}} pays {{to}}';
  readonly deletedIt: '{{name}} deleted {{title}} ({{amount}})';
  readonly createdIt: '{{name}} added {{title}} ({{amount}})';
  readonly amountPaid: 'Amount paid';
  readonly shareIntro: '{{group}}: who pays whom';
  readonly notCombined: 'Debts aren’t simplified.';
  readonly whyBalance: 'How {{name}}’s balance adds up';
  readonly householdsAsOne: 'Each household counts as one person.';
  readonly fixTotals: 'Fix totals';
  readonly owesTo: '{{from}} owes {{to}} {{amount}}';
  readonly recordAnyway: 'Record {{amount}} anyway?';
  readonly record: 'Record {{amount}}';
}
