// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/nl';
import account from '../../../texts/nl/account.json' with { type: 'json' };
import activity from '../../../texts/nl/activity.json' with { type: 'json' };
import auth from '../../../texts/nl/auth.json' with { type: 'json' };
import balances from '../../../texts/nl/balances.json' with { type: 'json' };
import budgets from '../../../texts/nl/budgets.json' with { type: 'json' };
import categories from '../../../texts/nl/categories.json' with { type: 'json' };
import commands from '../../../texts/nl/commands.json' with { type: 'json' };
import common from '../../../texts/nl/common.json' with { type: 'json' };
import entry from '../../../texts/nl/entry.json' with { type: 'json' };
import errors from '../../../texts/nl/errors.json' with { type: 'json' };
import example from '../../../texts/nl/example.json' with { type: 'json' };
import expenses from '../../../texts/nl/expenses.json' with { type: 'json' };
import groups from '../../../texts/nl/groups.json' with { type: 'json' };
import history from '../../../texts/nl/history.json' with { type: 'json' };
import importing from '../../../texts/nl/importing.json' with { type: 'json' };
import notifications from '../../../texts/nl/notifications.json' with { type: 'json' };
import people from '../../../texts/nl/people.json' with { type: 'json' };
import privacy from '../../../texts/nl/privacy.json' with { type: 'json' };
import refused from '../../../texts/nl/refused.json' with { type: 'json' };
import scan from '../../../texts/nl/scan.json' with { type: 'json' };
import settings from '../../../texts/nl/settings.json' with { type: 'json' };
import statement from '../../../texts/nl/statement.json' with { type: 'json' };
import welcome from '../../../texts/nl/welcome.json' with { type: 'json' };
import you from '../../../texts/nl/you.json' with { type: 'json' };

/** The texts of nl. */
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
