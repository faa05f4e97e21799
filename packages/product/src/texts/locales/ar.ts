// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/ar';
import account from '../../../texts/ar/account.json' with { type: 'json' };
import activity from '../../../texts/ar/activity.json' with { type: 'json' };
import auth from '../../../texts/ar/auth.json' with { type: 'json' };
import balances from '../../../texts/ar/balances.json' with { type: 'json' };
import budgets from '../../../texts/ar/budgets.json' with { type: 'json' };
import categories from '../../../texts/ar/categories.json' with { type: 'json' };
import commands from '../../../texts/ar/commands.json' with { type: 'json' };
import common from '../../../texts/ar/common.json' with { type: 'json' };
import entry from '../../../texts/ar/entry.json' with { type: 'json' };
import errors from '../../../texts/ar/errors.json' with { type: 'json' };
import example from '../../../texts/ar/example.json' with { type: 'json' };
import expenses from '../../../texts/ar/expenses.json' with { type: 'json' };
import groups from '../../../texts/ar/groups.json' with { type: 'json' };
import history from '../../../texts/ar/history.json' with { type: 'json' };
import importing from '../../../texts/ar/importing.json' with { type: 'json' };
import notifications from '../../../texts/ar/notifications.json' with { type: 'json' };
import people from '../../../texts/ar/people.json' with { type: 'json' };
import privacy from '../../../texts/ar/privacy.json' with { type: 'json' };
import refused from '../../../texts/ar/refused.json' with { type: 'json' };
import scan from '../../../texts/ar/scan.json' with { type: 'json' };
import settings from '../../../texts/ar/settings.json' with { type: 'json' };
import statement from '../../../texts/ar/statement.json' with { type: 'json' };
import welcome from '../../../texts/ar/welcome.json' with { type: 'json' };
import you from '../../../texts/ar/you.json' with { type: 'json' };

/** The texts of ar. */
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
