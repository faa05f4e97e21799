// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/de';
import account from '../../../texts/de/account.json' with { type: 'json' };
import activity from '../../../texts/de/activity.json' with { type: 'json' };
import auth from '../../../texts/de/auth.json' with { type: 'json' };
import balances from '../../../texts/de/balances.json' with { type: 'json' };
import budgets from '../../../texts/de/budgets.json' with { type: 'json' };
import categories from '../../../texts/de/categories.json' with { type: 'json' };
import commands from '../../../texts/de/commands.json' with { type: 'json' };
import common from '../../../texts/de/common.json' with { type: 'json' };
import entry from '../../../texts/de/entry.json' with { type: 'json' };
import errors from '../../../texts/de/errors.json' with { type: 'json' };
import example from '../../../texts/de/example.json' with { type: 'json' };
import expenses from '../../../texts/de/expenses.json' with { type: 'json' };
import groups from '../../../texts/de/groups.json' with { type: 'json' };
import history from '../../../texts/de/history.json' with { type: 'json' };
import importing from '../../../texts/de/importing.json' with { type: 'json' };
import notifications from '../../../texts/de/notifications.json' with { type: 'json' };
import people from '../../../texts/de/people.json' with { type: 'json' };
import privacy from '../../../texts/de/privacy.json' with { type: 'json' };
import refused from '../../../texts/de/refused.json' with { type: 'json' };
import scan from '../../../texts/de/scan.json' with { type: 'json' };
import settings from '../../../texts/de/settings.json' with { type: 'json' };
import statement from '../../../texts/de/statement.json' with { type: 'json' };
import welcome from '../../../texts/de/welcome.json' with { type: 'json' };
import you from '../../../texts/de/you.json' with { type: 'json' };

/** The texts of de. */
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
