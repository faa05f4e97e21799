// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/sv';
import account from '../../../texts/sv/account.json' with { type: 'json' };
import activity from '../../../texts/sv/activity.json' with { type: 'json' };
import auth from '../../../texts/sv/auth.json' with { type: 'json' };
import balances from '../../../texts/sv/balances.json' with { type: 'json' };
import budgets from '../../../texts/sv/budgets.json' with { type: 'json' };
import categories from '../../../texts/sv/categories.json' with { type: 'json' };
import commands from '../../../texts/sv/commands.json' with { type: 'json' };
import common from '../../../texts/sv/common.json' with { type: 'json' };
import entry from '../../../texts/sv/entry.json' with { type: 'json' };
import errors from '../../../texts/sv/errors.json' with { type: 'json' };
import example from '../../../texts/sv/example.json' with { type: 'json' };
import expenses from '../../../texts/sv/expenses.json' with { type: 'json' };
import groups from '../../../texts/sv/groups.json' with { type: 'json' };
import history from '../../../texts/sv/history.json' with { type: 'json' };
import importing from '../../../texts/sv/importing.json' with { type: 'json' };
import notifications from '../../../texts/sv/notifications.json' with { type: 'json' };
import people from '../../../texts/sv/people.json' with { type: 'json' };
import privacy from '../../../texts/sv/privacy.json' with { type: 'json' };
import refused from '../../../texts/sv/refused.json' with { type: 'json' };
import scan from '../../../texts/sv/scan.json' with { type: 'json' };
import settings from '../../../texts/sv/settings.json' with { type: 'json' };
import statement from '../../../texts/sv/statement.json' with { type: 'json' };
import welcome from '../../../texts/sv/welcome.json' with { type: 'json' };
import you from '../../../texts/sv/you.json' with { type: 'json' };

/** The texts of sv. */
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
