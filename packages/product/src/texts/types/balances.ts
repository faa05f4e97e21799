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
  readonly planText_one: '{{count}} payment settles everything.';
  readonly planText_other: '{{count}} payments settle everything.';
  readonly planProven: 'No plan with fewer payments exists.';
  readonly planNotProven: 'A good plan; a shorter one may exist.';
  readonly pays: '{{from}} pays {{to}} {{amount}}';
  readonly markPaid: 'Mark as paid';
  readonly paid: 'Payment recorded';
  readonly why: 'Why?';
  readonly whyTitle: 'Why {{from}} owes {{to}}';
  readonly mismatch: 'The totals do not match the expenses.';
  readonly repair: 'Recalculate';
  readonly insights: 'Insights';
  readonly total: 'Total';
  readonly byMonth: 'By month';
  readonly byCategory: 'By category';
  readonly byPerson: 'By person';
  readonly showTable: 'Show as a table';
  readonly showChart: 'Show as a chart';
  readonly noData: 'Not enough data yet.';
  readonly activity: 'Activity';
  readonly activityEmpty: 'Nothing has happened yet.';
  readonly edited: '{{name}} changed {{title}}';
  readonly deleted: '{{name}} deleted {{title}}';
  readonly restored: '{{name}} restored {{title}}';
  readonly settled: '{{name}} recorded a payment of {{amount}}';
  readonly joined: '{{name}} joined';
  readonly left: '{{name}} left';
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
  readonly notCombined: 'Each debt by itself, not combined.';
  readonly whyBalance: 'How the balance of {{name}} came about';
  readonly householdsAsOne: 'Households count as one.';
  readonly fixTotals: 'Fix totals';
  readonly owesTo: '{{from}} owes {{to}} {{amount}}';
  readonly recordAnyway: 'Record {{amount}} anyway?';
  readonly record: 'Record {{amount}}';
}
