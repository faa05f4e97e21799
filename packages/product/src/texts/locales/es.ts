// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/es';
import account from '../../../texts/es/account.json' with { type: 'json' };
import activity from '../../../texts/es/activity.json' with { type: 'json' };
import auth from '../../../texts/es/auth.json' with { type: 'json' };
import balances from '../../../texts/es/balances.json' with { type: 'json' };
import budgets from '../../../texts/es/budgets.json' with { type: 'json' };
import categories from '../../../texts/es/categories.json' with { type: 'json' };
import commands from '../../../texts/es/commands.json' with { type: 'json' };
import common from '../../../texts/es/common.json' with { type: 'json' };
import entry from '../../../texts/es/entry.json' with { type: 'json' };
import errors from '../../../texts/es/errors.json' with { type: 'json' };
import example from '../../../texts/es/example.json' with { type: 'json' };
import expenses from '../../../texts/es/expenses.json' with { type: 'json' };
import groups from '../../../texts/es/groups.json' with { type: 'json' };
import history from '../../../texts/es/history.json' with { type: 'json' };
import importing from '../../../texts/es/importing.json' with { type: 'json' };
import notifications from '../../../texts/es/notifications.json' with { type: 'json' };
import people from '../../../texts/es/people.json' with { type: 'json' };
import privacy from '../../../texts/es/privacy.json' with { type: 'json' };
import refused from '../../../texts/es/refused.json' with { type: 'json' };
import scan from '../../../texts/es/scan.json' with { type: 'json' };
import settings from '../../../texts/es/settings.json' with { type: 'json' };
import statement from '../../../texts/es/statement.json' with { type: 'json' };
import welcome from '../../../texts/es/welcome.json' with { type: 'json' };
import you from '../../../texts/es/you.json' with { type: 'json' };

/** The texts of es. */
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
