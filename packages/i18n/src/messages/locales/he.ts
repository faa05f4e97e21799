// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/he/account.json' with { type: 'json' };
import auth from '../../texts/he/auth.json' with { type: 'json' };
import common from '../../texts/he/common.json' with { type: 'json' };
import errors from '../../texts/he/errors.json' with { type: 'json' };

/** The texts of he. */
export const texts = { account, auth, common, errors };
