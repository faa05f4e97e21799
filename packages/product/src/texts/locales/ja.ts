// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/ja';
import account from '../../../texts/ja/account.json' with { type: 'json' };
import activity from '../../../texts/ja/activity.json' with { type: 'json' };
import auth from '../../../texts/ja/auth.json' with { type: 'json' };
import balances from '../../../texts/ja/balances.json' with { type: 'json' };
import budgets from '../../../texts/ja/budgets.json' with { type: 'json' };
import categories from '../../../texts/ja/categories.json' with { type: 'json' };
import commands from '../../../texts/ja/commands.json' with { type: 'json' };
import common from '../../../texts/ja/common.json' with { type: 'json' };
import entry from '../../../texts/ja/entry.json' with { type: 'json' };
import errors from '../../../texts/ja/errors.json' with { type: 'json' };
import example from '../../../texts/ja/example.json' with { type: 'json' };
import expenses from '../../../texts/ja/expenses.json' with { type: 'json' };
import groups from '../../../texts/ja/groups.json' with { type: 'json' };
import history from '../../../texts/ja/history.json' with { type: 'json' };
import importing from '../../../texts/ja/importing.json' with { type: 'json' };
import notifications from '../../../texts/ja/notifications.json' with { type: 'json' };
import people from '../../../texts/ja/people.json' with { type: 'json' };
import privacy from '../../../texts/ja/privacy.json' with { type: 'json' };
import refused from '../../../texts/ja/refused.json' with { type: 'json' };
import scan from '../../../texts/ja/scan.json' with { type: 'json' };
import settings from '../../../texts/ja/settings.json' with { type: 'json' };
import statement from '../../../texts/ja/statement.json' with { type: 'json' };
import welcome from '../../../texts/ja/welcome.json' with { type: 'json' };
import you from '../../../texts/ja/you.json' with { type: 'json' };

/** The texts of ja. */
export const texts = {
  ...shared,
  account: { ...shared.account, ...account },
  activity,
  auth: { ...shared.auth, ...auth },
  balances,
  budgets,
  categories,
  commands,
  common: { ...shared.common, ...common },
  entry,
  errors: { ...shared.errors, ...errors },
  example,
  expenses,
  groups,
  history,
  importing,
  notifications,
  people,
  privacy,
  refused,
  scan,
  settings,
  statement,
  welcome,
  you,
};
