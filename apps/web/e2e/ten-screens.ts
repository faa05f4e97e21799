import { paths } from '../src/routing/paths.ts';
import type { ExampleIds } from './example.ts';

/** The screens with the most text, by name. */
export function tenScreens({ groupId, expenseId }: ExampleIds): Readonly<Record<string, string>> {
  return {
    groups: paths.groups(),
    'new-group': paths.newGroup(),
    expenses: paths.group(groupId),
    'add-expense': paths.addExpense(groupId),
    expense: paths.expense(groupId, expenseId),
    balances: paths.balances(groupId),
    insights: paths.insights(groupId),
    activity: paths.activity(groupId),
    settings: paths.groupSettings(groupId),
    account: paths.account(),
  };
}
