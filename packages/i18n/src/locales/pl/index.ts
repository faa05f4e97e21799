import type { LocaleMessages } from '../../messages/message-types.ts';
import { account } from './account.ts';
import { auth } from './auth.ts';
import { balances } from './balances.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { example } from './example.ts';
import { expenses } from './expenses.ts';
import { groups } from './groups.ts';
import { importing } from './importing.ts';
import { categories } from './categories.ts';
import { entry } from './entry.ts';
import { history } from './history.ts';
import { settings } from './settings.ts';
import { commands } from './commands.ts';
import { privacy } from './privacy.ts';
import { welcome } from './welcome.ts';

/** Polish. */
export const pl = {
  common,
  auth,
  account,
  groups,
  expenses,
  balances,
  importing,
  errors,
  welcome,
  example,
  categories,
  entry,
  history,
  settings,
  commands,
  privacy,
} as const satisfies LocaleMessages;
