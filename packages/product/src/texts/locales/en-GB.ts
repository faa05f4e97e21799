// Made from the JSON files by `pnpm texts`: change those instead.

import { differences as shared } from '@quits/i18n/texts/en-GB';
import account from '../../../texts/en-GB/account.json' with { type: 'json' };
import errors from '../../../texts/en-GB/errors.json' with { type: 'json' };
import groups from '../../../texts/en-GB/groups.json' with { type: 'json' };
import { texts as base } from './en-US.ts';

/** What en-GB words in another way than en-US. */
export const differences = { account, errors, groups };

/** The texts of en-GB. */
export const texts = {
  ...base,
  account: { ...base.account, ...account },
  errors: { ...base.errors, ...shared.errors, ...errors },
  groups: { ...base.groups, ...groups },
};
