// Made from the JSON files by `pnpm texts`: change those instead.

import type { AccountTexts } from './types/account.ts';
import type { AuthTexts } from './types/auth.ts';
import type { CommonTexts } from './types/common.ts';
import type { ErrorsTexts } from './types/errors.ts';

/** The texts that any app with sign-in needs, as en-US has them: keys and parameters are typed from here. */
export interface SharedTexts {
  readonly account: AccountTexts;
  readonly auth: AuthTexts;
  readonly common: CommonTexts;
  readonly errors: ErrorsTexts;
}
