// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/uk/account.json' with { type: 'json' };
import auth from '../../texts/uk/auth.json' with { type: 'json' };
import common from '../../texts/uk/common.json' with { type: 'json' };
import errors from '../../texts/uk/errors.json' with { type: 'json' };

/** The texts of uk. */
export const texts = { account, auth, common, errors };
