// Made from the JSON files by `pnpm texts`: change those instead.

import auth from '../../texts/en-GB/auth.json' with { type: 'json' };
import errors from '../../texts/en-GB/errors.json' with { type: 'json' };
import { texts as base } from './en-US.ts';

/** Texts of en-GB that differ from en-US. */
export const differences = { auth, errors };

/** The texts of en-GB. */
export const texts = {
  ...base,
  auth: { ...base.auth, ...auth },
  errors: { ...base.errors, ...errors },
};
