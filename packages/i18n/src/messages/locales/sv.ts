// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/sv/account.json' with { type: 'json' };
import auth from '../../texts/sv/auth.json' with { type: 'json' };
import common from '../../texts/sv/common.json' with { type: 'json' };
import errors from '../../texts/sv/errors.json' with { type: 'json' };

/** The texts of sv. */
export const texts = { account, auth, common, errors };
