// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/de/account.json' with { type: 'json' };
import auth from '../../texts/de/auth.json' with { type: 'json' };
import common from '../../texts/de/common.json' with { type: 'json' };
import errors from '../../texts/de/errors.json' with { type: 'json' };

/** The texts of de. */
export const texts = { account, auth, common, errors };
