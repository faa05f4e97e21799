// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/pl';
import account from '../../../texts/pl/account.json' with { type: 'json' };
import activity from '../../../texts/pl/activity.json' with { type: 'json' };
import auth from '../../../texts/pl/auth.json' with { type: 'json' };
import balances from '../../../texts/pl/balances.json' with { type: 'json' };
import budgets from '../../../texts/pl/budgets.json' with { type: 'json' };
import categories from '../../../texts/pl/categories.json' with { type: 'json' };
import commands from '../../../texts/pl/commands.json' with { type: 'json' };
import common from '../../../texts/pl/common.json' with { type: 'json' };
import entry from '../../../texts/pl/entry.json' with { type: 'json' };
import errors from '../../../texts/pl/errors.json' with { type: 'json' };
import example from '../../../texts/pl/example.json' with { type: 'json' };
import expenses from '../../../texts/pl/expenses.json' with { type: 'json' };
import groups from '../../../texts/pl/groups.json' with { type: 'json' };
import history from '../../../texts/pl/history.json' with { type: 'json' };
import importing from '../../../texts/pl/importing.json' with { type: 'json' };
import notifications from '../../../texts/pl/notifications.json' with { type: 'json' };
import people from '../../../texts/pl/people.json' with { type: 'json' };
import privacy from '../../../texts/pl/privacy.json' with { type: 'json' };
import refused from '../../../texts/pl/refused.json' with { type: 'json' };
import scan from '../../../texts/pl/scan.json' with { type: 'json' };
import settings from '../../../texts/pl/settings.json' with { type: 'json' };
import statement from '../../../texts/pl/statement.json' with { type: 'json' };
import welcome from '../../../texts/pl/welcome.json' with { type: 'json' };
import you from '../../../texts/pl/you.json' with { type: 'json' };

/** The texts of pl. */
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
