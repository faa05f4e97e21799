import {
  flagField,
  objectListField,
  textField,
  textListField,
  type Body,
} from '../protocol/body.ts';
import type { IdentityContext, Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { checkNewPassword } from '../password/check-password.ts';
import { hashPassword } from '../password/hash-password.ts';
import { newUser } from '../registration/new-user.ts';
import { requireFreeEmail, requireFreePhone } from '../registration/require-free.ts';
import type { User } from '../user/user.ts';
import { userInfo } from '../user/user-info.ts';
import { withAdminFields } from './admin-user.ts';

const MOST_AT_ONCE = 1000;

/** Creates an account; for administrators. */
export const createAccount: Operation = async (context, _call, body) => {
  const password = await passwordOf(context, body);
  const uid = textField(body, 'localId');
  if (uid !== undefined && (uid === '' || uid.length > 128)) {
    throw new IdentityError('INVALID_LOCAL_ID');
  }
  if (uid !== undefined && context.users.get(uid) !== undefined) {
    throw new IdentityError('DUPLICATE_LOCAL_ID');
  }
  const user = { ...withAdminFields(newUser(context, uid), body), ...password };
  refuseTaken(context, user);
  context.users.put(user);
  return { ...userInfo(user), kind: 'identitytoolkit#SignupNewUserResponse' };
};

/** Changes any account; for administrators. */
export const changeAccount: Operation = async (context, _call, body) => {
  requireUser(context, textField(body, 'localId'));
  const password = await passwordOf(context, body);
  // Read the account only now, since hashing takes time and its current state counts.
  const user = requireUser(context, textField(body, 'localId'));
  const changed =
    password === undefined
      ? withAdminFields(user, body)
      : withNewPassword(context, withAdminFields(user, body), password);
  refuseTaken(context, changed);
  context.users.put(changed);
  return { ...userInfo(changed), kind: 'identitytoolkit#SetAccountInfoResponse' };
};

/** Deletes any account; for administrators. */
export const removeAccount: Operation = (context, _call, body) => {
  context.users.remove(requireUser(context, textField(body, 'localId')).uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};

/** Deletes many accounts; without `force` only disabled ones. */
export const removeAccounts: Operation = (context, _call, body) => {
  const isForced = flagField(body, 'force') === true;
  const localIds = textListField(body, 'localIds');
  if (localIds.length > MOST_AT_ONCE) throw new IdentityError('LOCAL_ID_LIST_EXCEEDS_LIMIT');
  const errors = localIds.flatMap((localId, index) => {
    const user = context.users.get(localId);
    if (user === undefined) return [];
    if (!user.disabled && !isForced) {
      const message = 'NOT_DISABLED : Disable the account before batch deletion.';
      return [{ index, localId, message }];
    }
    context.users.remove(localId);
    return [];
  });
  return { errors };
};

/** Finds accounts by whatever they are known by. */
export const findAccounts: Operation = (context, _call, body) => {
  const { users } = context;
  const found = [
    ...textListField(body, 'localId').map((uid) => users.get(uid)),
    ...textListField(body, 'email').map((email) => users.byEmail(email.toLowerCase())),
    ...textListField(body, 'phoneNumber').map((number) => users.byPhone(number)),
    ...objectListField(body, 'federatedUserId').map((id) =>
      users.byProvider(textField(id, 'providerId') ?? '', textField(id, 'rawId') ?? ''),
    ),
  ];
  const distinct = new Map(found.flatMap((user) => (user === undefined ? [] : [[user.uid, user]])));
  const reply = { kind: 'identitytoolkit#GetAccountInfoResponse' };
  // The service omits an empty list, and the client libraries rely on it.
  return distinct.size === 0 ? reply : { ...reply, users: [...distinct.values()].map(userInfo) };
};

type NewPassword = Required<Pick<User, 'password'>>;

async function passwordOf(context: IdentityContext, body: Body): Promise<NewPassword | undefined> {
  const password = textField(body, 'password');
  if (password === undefined) return undefined;
  checkNewPassword(password, context.settings.get().passwordRules);
  return { password: await hashPassword(password, context.now()) };
}

/** Sets a password and revokes existing sessions. */
function withNewPassword(context: IdentityContext, user: User, password: NewPassword): User {
  const { importedPassword: _, ...rest } = user;
  return { ...rest, ...password, validSince: Math.floor(context.now() / 1000) };
}

function refuseTaken(context: IdentityContext, user: User): void {
  requireFreeEmail(context, user.email, user.uid);
  requireFreePhone(context, user.phoneNumber, user.uid);
  for (const { providerId, rawId } of user.providers) {
    const linked = context.users.byProvider(providerId, rawId);
    if (linked !== undefined && linked.uid !== user.uid) {
      throw new IdentityError('FEDERATED_USER_ID_ALREADY_LINKED');
    }
  }
}

function requireUser(context: IdentityContext, uid: string | undefined): User {
  if (uid === undefined || uid === '') throw new IdentityError('MISSING_LOCAL_ID');
  const user = context.users.get(uid);
  if (user === undefined) throw new IdentityError('USER_NOT_FOUND');
  return user;
}
