// Made from the JSON files by `pnpm texts`: change those instead.

import { differences as shared } from '@quits/i18n/texts/en-GB';
import account from '../../../texts/en-GB/account.json' with { type: 'json' };
import categories from '../../../texts/en-GB/categories.json' with { type: 'json' };
import errors from '../../../texts/en-GB/errors.json' with { type: 'json' };
import example from '../../../texts/en-GB/example.json' with { type: 'json' };
import groups from '../../../texts/en-GB/groups.json' with { type: 'json' };
import { texts as base } from './en-US.ts';

/** Texts of en-GB that differ from en-US. */
export const differences = { account, categories, errors, example, groups };

/** The texts of en-GB. */
export const texts = {
  ...base,
  account: { ...base.account, ...account },
  auth: { ...base.auth, ...shared.auth },
  categories: { ...base.categories, ...categories },
  errors: { ...base.errors, ...shared.errors, ...errors },
  example: { ...base.example, ...example },
  groups: { ...base.groups, ...groups },
};
