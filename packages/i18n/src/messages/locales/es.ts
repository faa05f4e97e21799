// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/es/account.json' with { type: 'json' };
import auth from '../../texts/es/auth.json' with { type: 'json' };
import common from '../../texts/es/common.json' with { type: 'json' };
import errors from '../../texts/es/errors.json' with { type: 'json' };

/** The texts of es. */
export const texts = { account, auth, common, errors };
