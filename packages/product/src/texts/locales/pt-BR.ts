// Made from the JSON files by `pnpm texts`: change those instead.

import { texts as shared } from '@quits/i18n/texts/pt-BR';
import account from '../../../texts/pt-BR/account.json' with { type: 'json' };
import activity from '../../../texts/pt-BR/activity.json' with { type: 'json' };
import auth from '../../../texts/pt-BR/auth.json' with { type: 'json' };
import balances from '../../../texts/pt-BR/balances.json' with { type: 'json' };
import budgets from '../../../texts/pt-BR/budgets.json' with { type: 'json' };
import categories from '../../../texts/pt-BR/categories.json' with { type: 'json' };
import commands from '../../../texts/pt-BR/commands.json' with { type: 'json' };
import common from '../../../texts/pt-BR/common.json' with { type: 'json' };
import entry from '../../../texts/pt-BR/entry.json' with { type: 'json' };
import errors from '../../../texts/pt-BR/errors.json' with { type: 'json' };
import example from '../../../texts/pt-BR/example.json' with { type: 'json' };
import expenses from '../../../texts/pt-BR/expenses.json' with { type: 'json' };
import groups from '../../../texts/pt-BR/groups.json' with { type: 'json' };
import history from '../../../texts/pt-BR/history.json' with { type: 'json' };
import importing from '../../../texts/pt-BR/importing.json' with { type: 'json' };
import notifications from '../../../texts/pt-BR/notifications.json' with { type: 'json' };
import people from '../../../texts/pt-BR/people.json' with { type: 'json' };
import privacy from '../../../texts/pt-BR/privacy.json' with { type: 'json' };
import refused from '../../../texts/pt-BR/refused.json' with { type: 'json' };
import scan from '../../../texts/pt-BR/scan.json' with { type: 'json' };
import settings from '../../../texts/pt-BR/settings.json' with { type: 'json' };
import statement from '../../../texts/pt-BR/statement.json' with { type: 'json' };
import welcome from '../../../texts/pt-BR/welcome.json' with { type: 'json' };
import you from '../../../texts/pt-BR/you.json' with { type: 'json' };

/** The texts of pt-BR. */
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
