// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/en-US';
import account from '../../../texts/en-US/account.json' with { type: 'json' };
import activity from '../../../texts/en-US/activity.json' with { type: 'json' };
import auth from '../../../texts/en-US/auth.json' with { type: 'json' };
import balances from '../../../texts/en-US/balances.json' with { type: 'json' };
import budgets from '../../../texts/en-US/budgets.json' with { type: 'json' };
import categories from '../../../texts/en-US/categories.json' with { type: 'json' };
import commands from '../../../texts/en-US/commands.json' with { type: 'json' };
import common from '../../../texts/en-US/common.json' with { type: 'json' };
import entry from '../../../texts/en-US/entry.json' with { type: 'json' };
import errors from '../../../texts/en-US/errors.json' with { type: 'json' };
import example from '../../../texts/en-US/example.json' with { type: 'json' };
import expenses from '../../../texts/en-US/expenses.json' with { type: 'json' };
import groups from '../../../texts/en-US/groups.json' with { type: 'json' };
import history from '../../../texts/en-US/history.json' with { type: 'json' };
import importing from '../../../texts/en-US/importing.json' with { type: 'json' };
import notifications from '../../../texts/en-US/notifications.json' with { type: 'json' };
import people from '../../../texts/en-US/people.json' with { type: 'json' };
import privacy from '../../../texts/en-US/privacy.json' with { type: 'json' };
import refused from '../../../texts/en-US/refused.json' with { type: 'json' };
import scan from '../../../texts/en-US/scan.json' with { type: 'json' };
import settings from '../../../texts/en-US/settings.json' with { type: 'json' };
import statement from '../../../texts/en-US/statement.json' with { type: 'json' };
import welcome from '../../../texts/en-US/welcome.json' with { type: 'json' };
import you from '../../../texts/en-US/you.json' with { type: 'json' };

/** The texts of en-US. */
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
