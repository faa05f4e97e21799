// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/zh-CN';
import account from '../../../texts/zh-CN/account.json' with { type: 'json' };
import activity from '../../../texts/zh-CN/activity.json' with { type: 'json' };
import auth from '../../../texts/zh-CN/auth.json' with { type: 'json' };
import balances from '../../../texts/zh-CN/balances.json' with { type: 'json' };
import budgets from '../../../texts/zh-CN/budgets.json' with { type: 'json' };
import categories from '../../../texts/zh-CN/categories.json' with { type: 'json' };
import commands from '../../../texts/zh-CN/commands.json' with { type: 'json' };
import common from '../../../texts/zh-CN/common.json' with { type: 'json' };
import entry from '../../../texts/zh-CN/entry.json' with { type: 'json' };
import errors from '../../../texts/zh-CN/errors.json' with { type: 'json' };
import example from '../../../texts/zh-CN/example.json' with { type: 'json' };
import expenses from '../../../texts/zh-CN/expenses.json' with { type: 'json' };
import groups from '../../../texts/zh-CN/groups.json' with { type: 'json' };
import history from '../../../texts/zh-CN/history.json' with { type: 'json' };
import importing from '../../../texts/zh-CN/importing.json' with { type: 'json' };
import notifications from '../../../texts/zh-CN/notifications.json' with { type: 'json' };
import people from '../../../texts/zh-CN/people.json' with { type: 'json' };
import privacy from '../../../texts/zh-CN/privacy.json' with { type: 'json' };
import refused from '../../../texts/zh-CN/refused.json' with { type: 'json' };
import scan from '../../../texts/zh-CN/scan.json' with { type: 'json' };
import settings from '../../../texts/zh-CN/settings.json' with { type: 'json' };
import statement from '../../../texts/zh-CN/statement.json' with { type: 'json' };
import welcome from '../../../texts/zh-CN/welcome.json' with { type: 'json' };
import you from '../../../texts/zh-CN/you.json' with { type: 'json' };

/** The texts of zh-CN. */
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
