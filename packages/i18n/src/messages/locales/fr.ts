// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/fr/account.json' with { type: 'json' };
import auth from '../../texts/fr/auth.json' with { type: 'json' };
import common from '../../texts/fr/common.json' with { type: 'json' };
import errors from '../../texts/fr/errors.json' with { type: 'json' };

/** The texts of fr. */
export const texts = { account, auth, common, errors };
