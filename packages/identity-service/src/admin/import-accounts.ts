import { flagField, objectListField, textField, type Body } from '../protocol/body.ts';
import type { IdentityContext, Operation } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { isKnownAlgorithm, type ImportedHash } from '../password/imported-hash.ts';
import { newUser } from '../registration/new-user.ts';
import { requireFreeEmail, requireFreePhone } from '../registration/require-free.ts';
import type { User } from '../user/user.ts';
import { linkedProvider, withAdminFields } from './admin-user.ts';

const MOST = 1000;

/** Imports accounts with their password hashes; returns errors for invalid ones. */
export const importAccounts: Operation = (context, _call, body) => {
  const entries = objectListField(body, 'users');
  if (entries.length === 0) throw new IdentityError('MISSING_USER_ACCOUNT');
  if (entries.length > MOST) throw new IdentityError('MAXIMUM_USER_COUNT_EXCEEDED');
  const hasHashes = entries.some((entry) => textField(entry, 'passwordHash') !== undefined);
  const algorithm = textField(body, 'hashAlgorithm');
  if (hasHashes && (algorithm === undefined || !isKnownAlgorithm(algorithm))) {
    throw new IdentityError('INVALID_HASH_ALGORITHM');
  }
  const error = entries.flatMap((entry, index) => {
    try {
      context.users.put(importedUser(context, entry, body));
      return [];
    } catch (failure) {
      if (failure instanceof IdentityError) return [{ index, message: failure.message }];
      throw failure;
    }
  });
  return { kind: 'identitytoolkit#UploadAccountResponse', error };
};

/** Converts an entry of an import to an account. @throws {IdentityError} if it is invalid */
export function importedUser(context: IdentityContext, entry: Body, options: Body): User {
  const uid = textField(entry, 'localId');
  if (uid === undefined || uid === '') throw new IdentityError('MISSING_LOCAL_ID');
  if (flagField(options, 'allowOverwrite') === false && context.users.get(uid) !== undefined) {
    throw new IdentityError('localId belongs to an existing account - can not overwrite.');
  }
  const { phoneNumber, ...fields } = withAdminFields(newUser(context, uid), entry);
  const importedPassword = hashOf(entry, options);
  const providers = objectListField(entry, 'providerUserInfo')
    .filter((info) => !['password', 'phone'].includes(textField(info, 'providerId') ?? ''))
    .map(linkedProvider);
  const createdAt = Number(entry['createdAt'] ?? context.now());
  const lastLoginAt = entry['lastLoginAt'];
  requireFreeEmail(context, fields.email, uid);
  requireFreePhone(context, phoneNumber, uid);
  return {
    ...fields,
    providers,
    createdAt,
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
    ...(lastLoginAt === undefined ? {} : { lastLoginAt: Number(lastLoginAt) }),
    ...(importedPassword === undefined ? {} : { importedPassword }),
  };
}

function hashOf(entry: Body, options: Body): ImportedHash | undefined {
  const hash = textField(entry, 'passwordHash');
  if (hash === undefined) return undefined;
  const number = (name: string) =>
    options[name] === undefined ? undefined : Number(options[name]);
  const given = {
    signerKey: textField(options, 'signerKey'),
    saltSeparator: textField(options, 'saltSeparator'),
    rounds: number('rounds'),
    memoryCost: number('memoryCost') ?? number('cpuMemCost'),
    parallelization: number('parallelization'),
    blockSize: number('blockSize'),
    derivedKeyLength: number('dkLen'),
    order: textField(options, 'passwordHashOrder'),
  };
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return {
    algorithm: textField(options, 'hashAlgorithm') ?? '',
    hash,
    salt: textField(entry, 'salt') ?? '',
    ...(Object.fromEntries(known) as Partial<ImportedHash>),
  };
}
