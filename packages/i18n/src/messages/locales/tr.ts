// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/tr/account.json' with { type: 'json' };
import auth from '../../texts/tr/auth.json' with { type: 'json' };
import common from '../../texts/tr/common.json' with { type: 'json' };
import errors from '../../texts/tr/errors.json' with { type: 'json' };

/** The texts of tr. */
export const texts = { account, auth, common, errors };
