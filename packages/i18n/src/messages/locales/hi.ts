// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/hi/account.json' with { type: 'json' };
import auth from '../../texts/hi/auth.json' with { type: 'json' };
import common from '../../texts/hi/common.json' with { type: 'json' };
import errors from '../../texts/hi/errors.json' with { type: 'json' };

/** The texts of hi. */
export const texts = { account, auth, common, errors };
