// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/nl/account.json' with { type: 'json' };
import auth from '../../texts/nl/auth.json' with { type: 'json' };
import common from '../../texts/nl/common.json' with { type: 'json' };
import errors from '../../texts/nl/errors.json' with { type: 'json' };

/** The texts of nl. */
export const texts = { account, auth, common, errors };
