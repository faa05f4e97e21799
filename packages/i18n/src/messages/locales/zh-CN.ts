// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/zh-CN/account.json' with { type: 'json' };
import auth from '../../texts/zh-CN/auth.json' with { type: 'json' };
import common from '../../texts/zh-CN/common.json' with { type: 'json' };
import errors from '../../texts/zh-CN/errors.json' with { type: 'json' };

/** The texts of zh-CN. */
export const texts = { account, auth, common, errors };
