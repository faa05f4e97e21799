// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/en-US/account.json' with { type: 'json' };
import auth from '../../texts/en-US/auth.json' with { type: 'json' };
import common from '../../texts/en-US/common.json' with { type: 'json' };
import errors from '../../texts/en-US/errors.json' with { type: 'json' };

/** The texts of en-US. */
export const texts = { account, auth, common, errors };
