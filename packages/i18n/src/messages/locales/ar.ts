// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/ar/account.json' with { type: 'json' };
import auth from '../../texts/ar/auth.json' with { type: 'json' };
import common from '../../texts/ar/common.json' with { type: 'json' };
import errors from '../../texts/ar/errors.json' with { type: 'json' };

/** The texts of ar. */
export const texts = { account, auth, common, errors };
