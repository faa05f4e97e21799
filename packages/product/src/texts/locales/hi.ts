// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/hi';
import account from '../../../texts/hi/account.json' with { type: 'json' };
import activity from '../../../texts/hi/activity.json' with { type: 'json' };
import auth from '../../../texts/hi/auth.json' with { type: 'json' };
import balances from '../../../texts/hi/balances.json' with { type: 'json' };
import budgets from '../../../texts/hi/budgets.json' with { type: 'json' };
import categories from '../../../texts/hi/categories.json' with { type: 'json' };
import commands from '../../../texts/hi/commands.json' with { type: 'json' };
import common from '../../../texts/hi/common.json' with { type: 'json' };
import entry from '../../../texts/hi/entry.json' with { type: 'json' };
import errors from '../../../texts/hi/errors.json' with { type: 'json' };
import example from '../../../texts/hi/example.json' with { type: 'json' };
import expenses from '../../../texts/hi/expenses.json' with { type: 'json' };
import groups from '../../../texts/hi/groups.json' with { type: 'json' };
import history from '../../../texts/hi/history.json' with { type: 'json' };
import importing from '../../../texts/hi/importing.json' with { type: 'json' };
import notifications from '../../../texts/hi/notifications.json' with { type: 'json' };
import people from '../../../texts/hi/people.json' with { type: 'json' };
import privacy from '../../../texts/hi/privacy.json' with { type: 'json' };
import refused from '../../../texts/hi/refused.json' with { type: 'json' };
import scan from '../../../texts/hi/scan.json' with { type: 'json' };
import settings from '../../../texts/hi/settings.json' with { type: 'json' };
import statement from '../../../texts/hi/statement.json' with { type: 'json' };
import welcome from '../../../texts/hi/welcome.json' with { type: 'json' };
import you from '../../../texts/hi/you.json' with { type: 'json' };

/** The texts of hi. */
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
