// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/ja/account.json' with { type: 'json' };
import auth from '../../texts/ja/auth.json' with { type: 'json' };
import common from '../../texts/ja/common.json' with { type: 'json' };
import errors from '../../texts/ja/errors.json' with { type: 'json' };

/** The texts of ja. */
export const texts = { account, auth, common, errors };
