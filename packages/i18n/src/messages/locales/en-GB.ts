// Made from the JSON files by `pnpm texts`: change those instead.

import errors from '../../texts/en-GB/errors.json' with { type: 'json' };
import { texts as base } from './en-US.ts';

/** What en-GB words in another way than en-US. */
export const differences = { errors };

/** The texts of en-GB. */
export const texts = { ...base, errors: { ...base.errors, ...errors } };
