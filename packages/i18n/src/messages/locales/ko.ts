// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/ko/account.json' with { type: 'json' };
import auth from '../../texts/ko/auth.json' with { type: 'json' };
import common from '../../texts/ko/common.json' with { type: 'json' };
import errors from '../../texts/ko/errors.json' with { type: 'json' };

/** The texts of ko. */
export const texts = { account, auth, common, errors };
