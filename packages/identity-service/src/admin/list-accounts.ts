import { flagField, objectListField, textField, type Body } from '../protocol/body.ts';
import type { IdentityContext, Operation } from '../context/identity-context.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { User } from '../user/user.ts';
import { userInfo } from '../user/user-info.ts';

const MOST = 1000;
const MOST_FOUND = 500;

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

/** Returns the accounts that match any expression, sorted, or their number. */
export const queryAccounts: Operation = (context, _call, body) => {
  const all = context.users.page('', Number.MAX_SAFE_INTEGER);
  const expressions = objectListField(body, 'expression');
  const fitting = all.filter(
    (user) => expressions.length === 0 || expressions.some((wanted) => fitsAll(user, wanted)),
  );
  if (flagField(body, 'returnUserInfo') === false) return { recordsCount: String(fitting.length) };
  const offset = numberField(body, 'offset', 0);
  const limit = numberField(body, 'limit', MOST_FOUND);
  if (limit > MOST_FOUND) {
    throw new IdentityError('INVALID_ARGUMENT', `limit must be at most ${MOST_FOUND}.`);
  }
  const sorted = sortedBy(fitting, textField(body, 'sortBy'), textField(body, 'order') === 'DESC');
  const userInfos = sorted.slice(offset, offset + limit).map(userInfo);
  return { recordsCount: String(userInfos.length), userInfo: userInfos };
};

const SORT_KEYS: Readonly<Record<string, (user: User) => string | number>> = {
  USER_ID: ({ uid }) => uid,
  NAME: ({ displayName = '' }) => displayName,
  CREATED_AT: ({ createdAt }) => createdAt,
  LAST_LOGIN_AT: ({ lastLoginAt = 0 }) => lastLoginAt,
  USER_EMAIL: ({ email = '' }) => email,
};

function sortedBy(users: readonly User[], sortBy = 'USER_ID', isDescending: boolean): User[] {
  const keyOf = SORT_KEYS[sortBy];
  if (keyOf === undefined) throw new IdentityError('INVALID_ARGUMENT', 'sortBy is not known.');
  const sign = isDescending ? -1 : 1;
  return users.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return a === b ? 0 : a < b ? -sign : sign;
  });
}

function fitsAll(user: User, wanted: Body): boolean {
  return (
    fits(user.email, textField(wanted, 'email')?.toLowerCase()) &&
    fits(user.phoneNumber, textField(wanted, 'phoneNumber')) &&
    fits(user.uid, textField(wanted, 'userId'))
  );
}

function numberField(body: Body, name: string, usual: number): number {
  const value = Number(body[name] ?? usual);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new IdentityError('INVALID_ARGUMENT', `${name} must be a whole number.`);
}

function fits(value: string | undefined, wanted: string | undefined): boolean {
  return wanted === undefined || value === wanted;
}

function exported(user: User): IdentityReply {
  const password = user.password ?? user.importedPassword;
  return {
    ...userInfo(user),
    passwordHash: password?.hash,
    salt: password?.salt,
    version: password === undefined ? undefined : 0,
  };
}
