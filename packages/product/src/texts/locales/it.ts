// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/it';
import account from '../../../texts/it/account.json' with { type: 'json' };
import activity from '../../../texts/it/activity.json' with { type: 'json' };
import auth from '../../../texts/it/auth.json' with { type: 'json' };
import balances from '../../../texts/it/balances.json' with { type: 'json' };
import budgets from '../../../texts/it/budgets.json' with { type: 'json' };
import categories from '../../../texts/it/categories.json' with { type: 'json' };
import commands from '../../../texts/it/commands.json' with { type: 'json' };
import common from '../../../texts/it/common.json' with { type: 'json' };
import entry from '../../../texts/it/entry.json' with { type: 'json' };
import errors from '../../../texts/it/errors.json' with { type: 'json' };
import example from '../../../texts/it/example.json' with { type: 'json' };
import expenses from '../../../texts/it/expenses.json' with { type: 'json' };
import groups from '../../../texts/it/groups.json' with { type: 'json' };
import history from '../../../texts/it/history.json' with { type: 'json' };
import importing from '../../../texts/it/importing.json' with { type: 'json' };
import notifications from '../../../texts/it/notifications.json' with { type: 'json' };
import people from '../../../texts/it/people.json' with { type: 'json' };
import privacy from '../../../texts/it/privacy.json' with { type: 'json' };
import refused from '../../../texts/it/refused.json' with { type: 'json' };
import scan from '../../../texts/it/scan.json' with { type: 'json' };
import settings from '../../../texts/it/settings.json' with { type: 'json' };
import statement from '../../../texts/it/statement.json' with { type: 'json' };
import welcome from '../../../texts/it/welcome.json' with { type: 'json' };
import you from '../../../texts/it/you.json' with { type: 'json' };

/** The texts of it. */
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
