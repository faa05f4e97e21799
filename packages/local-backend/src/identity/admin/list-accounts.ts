import { flagField, textField } from '../body.ts';
import type { IdentityContext, IdentityReply, Operation } from '../identity-context.ts';
import { IdentityError } from '../identity-error.ts';
import type { User } from '../user/user.ts';
import { userInfo } from '../user/user-info.ts';

const MOST = 1000;

/** One page of all accounts, with their password hashes. */
export function listAccounts(context: IdentityContext, query: URLSearchParams): IdentityReply {
  const limit = Number(query.get('maxResults') ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
    throw new IdentityError('INVALID_ARGUMENT', 'maxResults must be from 1 to 1000.');
  }
  const users = context.users.page(query.get('nextPageToken') ?? '', limit);
  const last = users.length === limit ? users.at(-1)?.uid : undefined;
  return {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: users.map(exported),
    nextPageToken: last,
  };
}

/** Accounts that fit an expression, or how many there are. */
export const queryAccounts: Operation = (context, _call, body) => {
  const all = context.users.page('', Number.MAX_SAFE_INTEGER);
  const expressions = (body['expression'] ?? []) as Readonly<Record<string, unknown>>[];
  const fitting = all.filter((user) =>
    expressions.every(
      (expression) =>
        fits(user.email, textField(expression, 'email')?.toLowerCase()) &&
        fits(user.phoneNumber, textField(expression, 'phoneNumber')) &&
        fits(user.uid, textField(expression, 'userId')),
    ),
  );
  const recordsCount = String(fitting.length);
  if (flagField(body, 'returnUserInfo') === false) return { recordsCount };
  const offset = Number(body['offset'] ?? 0);
  const limit = Math.min(Number(body['limit'] ?? 500), 500);
  return { recordsCount, userInfo: fitting.slice(offset, offset + limit).map(userInfo) };
};

function fits(value: string | undefined, wanted: string | undefined): boolean {
  return wanted === undefined || value === wanted;
}

function exported(user: User): IdentityReply {
  const { password } = user;
  return {
    ...userInfo(user),
    passwordHash: password?.hash,
    salt: password?.salt,
    version: password === undefined ? undefined : 0,
  };
}
