// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/it/account.json' with { type: 'json' };
import auth from '../../texts/it/auth.json' with { type: 'json' };
import common from '../../texts/it/common.json' with { type: 'json' };
import errors from '../../texts/it/errors.json' with { type: 'json' };

/** The texts of it. */
export const texts = { account, auth, common, errors };
