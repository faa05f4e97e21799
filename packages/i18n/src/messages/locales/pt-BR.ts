// Made from the JSON files by `pnpm texts`: change those instead.

import account from '../../texts/pt-BR/account.json' with { type: 'json' };
import auth from '../../texts/pt-BR/auth.json' with { type: 'json' };
import common from '../../texts/pt-BR/common.json' with { type: 'json' };
import errors from '../../texts/pt-BR/errors.json' with { type: 'json' };

/** The texts of pt-BR. */
export const texts = { account, auth, common, errors };
