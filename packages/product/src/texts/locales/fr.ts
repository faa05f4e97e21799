// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/fr';
import account from '../../../texts/fr/account.json' with { type: 'json' };
import activity from '../../../texts/fr/activity.json' with { type: 'json' };
import auth from '../../../texts/fr/auth.json' with { type: 'json' };
import balances from '../../../texts/fr/balances.json' with { type: 'json' };
import budgets from '../../../texts/fr/budgets.json' with { type: 'json' };
import categories from '../../../texts/fr/categories.json' with { type: 'json' };
import commands from '../../../texts/fr/commands.json' with { type: 'json' };
import common from '../../../texts/fr/common.json' with { type: 'json' };
import entry from '../../../texts/fr/entry.json' with { type: 'json' };
import errors from '../../../texts/fr/errors.json' with { type: 'json' };
import example from '../../../texts/fr/example.json' with { type: 'json' };
import expenses from '../../../texts/fr/expenses.json' with { type: 'json' };
import groups from '../../../texts/fr/groups.json' with { type: 'json' };
import history from '../../../texts/fr/history.json' with { type: 'json' };
import importing from '../../../texts/fr/importing.json' with { type: 'json' };
import notifications from '../../../texts/fr/notifications.json' with { type: 'json' };
import people from '../../../texts/fr/people.json' with { type: 'json' };
import privacy from '../../../texts/fr/privacy.json' with { type: 'json' };
import refused from '../../../texts/fr/refused.json' with { type: 'json' };
import scan from '../../../texts/fr/scan.json' with { type: 'json' };
import settings from '../../../texts/fr/settings.json' with { type: 'json' };
import statement from '../../../texts/fr/statement.json' with { type: 'json' };
import welcome from '../../../texts/fr/welcome.json' with { type: 'json' };
import you from '../../../texts/fr/you.json' with { type: 'json' };

/** The texts of fr. */
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
