// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/pl/account.json' with { type: 'json' };
import auth from '../../texts/pl/auth.json' with { type: 'json' };
import common from '../../texts/pl/common.json' with { type: 'json' };
import errors from '../../texts/pl/errors.json' with { type: 'json' };

/** The texts of pl. */
export const texts = { account, auth, common, errors };
