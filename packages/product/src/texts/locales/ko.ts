// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/ko';
import account from '../../../texts/ko/account.json' with { type: 'json' };
import activity from '../../../texts/ko/activity.json' with { type: 'json' };
import auth from '../../../texts/ko/auth.json' with { type: 'json' };
import balances from '../../../texts/ko/balances.json' with { type: 'json' };
import budgets from '../../../texts/ko/budgets.json' with { type: 'json' };
import categories from '../../../texts/ko/categories.json' with { type: 'json' };
import commands from '../../../texts/ko/commands.json' with { type: 'json' };
import common from '../../../texts/ko/common.json' with { type: 'json' };
import entry from '../../../texts/ko/entry.json' with { type: 'json' };
import errors from '../../../texts/ko/errors.json' with { type: 'json' };
import example from '../../../texts/ko/example.json' with { type: 'json' };
import expenses from '../../../texts/ko/expenses.json' with { type: 'json' };
import groups from '../../../texts/ko/groups.json' with { type: 'json' };
import history from '../../../texts/ko/history.json' with { type: 'json' };
import importing from '../../../texts/ko/importing.json' with { type: 'json' };
import notifications from '../../../texts/ko/notifications.json' with { type: 'json' };
import people from '../../../texts/ko/people.json' with { type: 'json' };
import privacy from '../../../texts/ko/privacy.json' with { type: 'json' };
import refused from '../../../texts/ko/refused.json' with { type: 'json' };
import scan from '../../../texts/ko/scan.json' with { type: 'json' };
import settings from '../../../texts/ko/settings.json' with { type: 'json' };
import statement from '../../../texts/ko/statement.json' with { type: 'json' };
import welcome from '../../../texts/ko/welcome.json' with { type: 'json' };
import you from '../../../texts/ko/you.json' with { type: 'json' };

/** The texts of ko. */
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
