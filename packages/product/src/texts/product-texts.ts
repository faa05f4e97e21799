// Made from the JSON files by `pnpm texts`: change those instead.

import type { AccountTexts } from './types/account.ts';
import type { ActivityTexts } from './types/activity.ts';
import type { AuthTexts } from './types/auth.ts';
import type { BalancesTexts } from './types/balances.ts';
import type { BudgetsTexts } from './types/budgets.ts';
import type { CategoriesTexts } from './types/categories.ts';
import type { CommandsTexts } from './types/commands.ts';
import type { CommonTexts } from './types/common.ts';
import type { EntryTexts } from './types/entry.ts';
import type { ErrorsTexts } from './types/errors.ts';
import type { ExampleTexts } from './types/example.ts';
import type { ExpensesTexts } from './types/expenses.ts';
import type { GroupsTexts } from './types/groups.ts';
import type { HistoryTexts } from './types/history.ts';
import type { ImportingTexts } from './types/importing.ts';
import type { NotificationsTexts } from './types/notifications.ts';
import type { PeopleTexts } from './types/people.ts';
import type { PrivacyTexts } from './types/privacy.ts';
import type { RefusedTexts } from './types/refused.ts';
import type { ScanTexts } from './types/scan.ts';
import type { SettingsTexts } from './types/settings.ts';
import type { StatementTexts } from './types/statement.ts';
import type { WelcomeTexts } from './types/welcome.ts';
import type { YouTexts } from './types/you.ts';

/** The product's own texts, as en-US has them: keys and parameters are typed from here. */
export interface ProductTexts {
  readonly account: AccountTexts;
  readonly activity: ActivityTexts;
  readonly auth: AuthTexts;
  readonly balances: BalancesTexts;
  readonly budgets: BudgetsTexts;
  readonly categories: CategoriesTexts;
  readonly commands: CommandsTexts;
  readonly common: CommonTexts;
  readonly entry: EntryTexts;
  readonly errors: ErrorsTexts;
  readonly example: ExampleTexts;
  readonly expenses: ExpensesTexts;
  readonly groups: GroupsTexts;
  readonly history: HistoryTexts;
  readonly importing: ImportingTexts;
  readonly notifications: NotificationsTexts;
  readonly people: PeopleTexts;
  readonly privacy: PrivacyTexts;
  readonly refused: RefusedTexts;
  readonly scan: ScanTexts;
  readonly settings: SettingsTexts;
  readonly statement: StatementTexts;
  readonly welcome: WelcomeTexts;
  readonly you: YouTexts;
}
