import { account } from './account.ts';
import { auth } from './auth.ts';
import { balances } from './balances.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { expenses } from './expenses.ts';
import { groups } from './groups.ts';
import { importing } from './importing.ts';

/** The texts that every other locale translates; keys and parameters are typed from here. */
export const enUS = {
  common,
  auth,
  account,
  groups,
  expenses,
  balances,
  importing,
  errors,
} as const;
