// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/tr';
import account from '../../../texts/tr/account.json' with { type: 'json' };
import activity from '../../../texts/tr/activity.json' with { type: 'json' };
import auth from '../../../texts/tr/auth.json' with { type: 'json' };
import balances from '../../../texts/tr/balances.json' with { type: 'json' };
import budgets from '../../../texts/tr/budgets.json' with { type: 'json' };
import categories from '../../../texts/tr/categories.json' with { type: 'json' };
import commands from '../../../texts/tr/commands.json' with { type: 'json' };
import common from '../../../texts/tr/common.json' with { type: 'json' };
import entry from '../../../texts/tr/entry.json' with { type: 'json' };
import errors from '../../../texts/tr/errors.json' with { type: 'json' };
import example from '../../../texts/tr/example.json' with { type: 'json' };
import expenses from '../../../texts/tr/expenses.json' with { type: 'json' };
import groups from '../../../texts/tr/groups.json' with { type: 'json' };
import history from '../../../texts/tr/history.json' with { type: 'json' };
import importing from '../../../texts/tr/importing.json' with { type: 'json' };
import notifications from '../../../texts/tr/notifications.json' with { type: 'json' };
import people from '../../../texts/tr/people.json' with { type: 'json' };
import privacy from '../../../texts/tr/privacy.json' with { type: 'json' };
import refused from '../../../texts/tr/refused.json' with { type: 'json' };
import scan from '../../../texts/tr/scan.json' with { type: 'json' };
import settings from '../../../texts/tr/settings.json' with { type: 'json' };
import statement from '../../../texts/tr/statement.json' with { type: 'json' };
import welcome from '../../../texts/tr/welcome.json' with { type: 'json' };
import you from '../../../texts/tr/you.json' with { type: 'json' };

/** The texts of tr. */
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
