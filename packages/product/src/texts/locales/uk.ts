// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/uk';
import account from '../../../texts/uk/account.json' with { type: 'json' };
import activity from '../../../texts/uk/activity.json' with { type: 'json' };
import auth from '../../../texts/uk/auth.json' with { type: 'json' };
import balances from '../../../texts/uk/balances.json' with { type: 'json' };
import budgets from '../../../texts/uk/budgets.json' with { type: 'json' };
import categories from '../../../texts/uk/categories.json' with { type: 'json' };
import commands from '../../../texts/uk/commands.json' with { type: 'json' };
import common from '../../../texts/uk/common.json' with { type: 'json' };
import entry from '../../../texts/uk/entry.json' with { type: 'json' };
import errors from '../../../texts/uk/errors.json' with { type: 'json' };
import example from '../../../texts/uk/example.json' with { type: 'json' };
import expenses from '../../../texts/uk/expenses.json' with { type: 'json' };
import groups from '../../../texts/uk/groups.json' with { type: 'json' };
import history from '../../../texts/uk/history.json' with { type: 'json' };
import importing from '../../../texts/uk/importing.json' with { type: 'json' };
import notifications from '../../../texts/uk/notifications.json' with { type: 'json' };
import people from '../../../texts/uk/people.json' with { type: 'json' };
import privacy from '../../../texts/uk/privacy.json' with { type: 'json' };
import refused from '../../../texts/uk/refused.json' with { type: 'json' };
import scan from '../../../texts/uk/scan.json' with { type: 'json' };
import settings from '../../../texts/uk/settings.json' with { type: 'json' };
import statement from '../../../texts/uk/statement.json' with { type: 'json' };
import welcome from '../../../texts/uk/welcome.json' with { type: 'json' };
import you from '../../../texts/uk/you.json' with { type: 'json' };

/** The texts of uk. */
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
