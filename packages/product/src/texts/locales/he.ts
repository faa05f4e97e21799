// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/he';
import account from '../../../texts/he/account.json' with { type: 'json' };
import activity from '../../../texts/he/activity.json' with { type: 'json' };
import auth from '../../../texts/he/auth.json' with { type: 'json' };
import balances from '../../../texts/he/balances.json' with { type: 'json' };
import budgets from '../../../texts/he/budgets.json' with { type: 'json' };
import categories from '../../../texts/he/categories.json' with { type: 'json' };
import commands from '../../../texts/he/commands.json' with { type: 'json' };
import common from '../../../texts/he/common.json' with { type: 'json' };
import entry from '../../../texts/he/entry.json' with { type: 'json' };
import errors from '../../../texts/he/errors.json' with { type: 'json' };
import example from '../../../texts/he/example.json' with { type: 'json' };
import expenses from '../../../texts/he/expenses.json' with { type: 'json' };
import groups from '../../../texts/he/groups.json' with { type: 'json' };
import history from '../../../texts/he/history.json' with { type: 'json' };
import importing from '../../../texts/he/importing.json' with { type: 'json' };
import notifications from '../../../texts/he/notifications.json' with { type: 'json' };
import people from '../../../texts/he/people.json' with { type: 'json' };
import privacy from '../../../texts/he/privacy.json' with { type: 'json' };
import refused from '../../../texts/he/refused.json' with { type: 'json' };
import scan from '../../../texts/he/scan.json' with { type: 'json' };
import settings from '../../../texts/he/settings.json' with { type: 'json' };
import statement from '../../../texts/he/statement.json' with { type: 'json' };
import welcome from '../../../texts/he/welcome.json' with { type: 'json' };
import you from '../../../texts/he/you.json' with { type: 'json' };

/** The texts of he. */
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
