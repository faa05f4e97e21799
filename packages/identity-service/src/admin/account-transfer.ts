import { createHash, randomBytes } from 'node:crypto';
import type { IdentityContext } from '../context/identity-context.ts';
import { objectListField, textField, type Body } from '../protocol/body.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { ImportedHash } from '../password/imported-hash.ts';
import { isKnownAlgorithm } from '../password/imported-hash.ts';
import type { User } from '../user/user.ts';
import { userInfo } from '../user/user-info.ts';
import { importedUser } from './import-accounts.ts';

/** Accounts that were imported, and why others or their passwords were not. */
export interface AccountImport {
  readonly imported: number;
  /** One line each. */
  readonly problems: readonly string[];
}

/** Secrets of an account that the exports of Firebase have no place for. */
export type AccountSecrets = Pick<User, 'password' | 'importedPassword' | 'secondFactors'>;

/** Options of {@link importExportedAccounts}. */
export interface AccountImportOptions {
  /** Parameters of the password hashes, as in `accounts:batchCreate`. */
  readonly hash?: Body;
  /** By uid; from {@link accountSecrets}. */
  readonly secrets?: Readonly<Record<string, AccountSecrets>>;
}

/** Passwords in an export of the official emulator, which stores them as text. */
const EMULATOR_HASH = /^fakeHash:salt=[^:]*:password=(.*)$/su;

/**
 * Imports accounts from `firebase auth:export` or from an export of the official emulator, replacing accounts
 * with the same uid. Accounts without a usable password hash lose only the password.
 */
export function importExportedAccounts(
  context: IdentityContext,
  source: Body,
  { hash = {}, secrets = {} }: AccountImportOptions = {},
): AccountImport {
  const problems: string[] = [];
  let imported = 0;
  for (const entry of objectListField(source, 'users')) {
    const uid = textField(entry, 'localId') ?? '';
    try {
      const own = Object.hasOwn(secrets, uid) ? secrets[uid] : undefined;
      const { user, problem } = withPassword(context, normalized(entry), hash, own);
      context.users.put(user);
      imported += 1;
      if (problem !== undefined) problems.push(`The account ${uid} has no password: ${problem}.`);
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      problems.push(`The account ${uid} is left out: ${error.message}.`);
    }
  }
  return { imported, problems };
}

/** Creates a tenant for accounts of an export, unless there is one with the id, and returns its context. */
export function tenantContext(context: IdentityContext, id: string): IdentityContext {
  if (context.tenants.get(id) === undefined) {
    // Exports have no settings of tenants, so those of the project apply.
    context.tenants.put({ id, displayName: id, disabled: false, settings: {} });
  }
  return context.scopes(id) ?? context;
}

/** Returns all accounts in the format that `firebase auth:import` and the official emulator read. */
export function exportAccounts(context: IdentityContext): Body[] {
  return usersOf(context).map((user) => {
    const { localId, email, emailVerified, displayName, photoUrl, phoneNumber } = userInfo(user);
    const { providerUserInfo, disabled, createdAt, lastLoginAt, customAttributes, mfaInfo } =
      userInfo(user);
    return {
      localId,
      email,
      emailVerified,
      displayName,
      photoUrl,
      phoneNumber,
      providerUserInfo,
      disabled,
      createdAt,
      lastLoginAt,
      customAttributes,
      mfaInfo: phoneFactors(mfaInfo),
      passwordHash: user.password?.hash,
      salt: user.password?.salt,
    };
  });
}

/** Returns the secrets of the accounts that have any, by uid. */
export function accountSecrets(context: IdentityContext): Record<string, AccountSecrets> {
  return Object.fromEntries(
    usersOf(context).flatMap(({ uid, password, importedPassword, secondFactors }) => {
      const hasNone =
        password === undefined && importedPassword === undefined && secondFactors.length === 0;
      const own = {
        secondFactors,
        ...(password === undefined ? {} : { password }),
        ...(importedPassword === undefined ? {} : { importedPassword }),
      };
      return hasNone ? [] : [[uid, own]];
    }),
  );
}

function usersOf(context: IdentityContext): User[] {
  return context.users.page('', Number.MAX_SAFE_INTEGER);
}

/** Authenticator apps are left out: Firebase's tools don't know them, and their secrets are not exported. */
function phoneFactors(factors: unknown): unknown[] | undefined {
  if (!Array.isArray(factors)) return undefined;
  return factors.filter((factor: Body) => factor['phoneInfo'] !== undefined);
}

/** `auth:export` calls the time of the last sign-in otherwise than the API. */
function normalized(entry: Body): Body {
  const { lastSignedInAt, ...rest } = entry;
  return lastSignedInAt === undefined ? rest : { ...rest, lastLoginAt: lastSignedInAt };
}

function withPassword(
  context: IdentityContext,
  entry: Body,
  hash: Body,
  secrets: AccountSecrets | undefined,
): { user: User; problem?: string } {
  const { passwordHash, salt, ...rest } = entry;
  if (secrets !== undefined) {
    const { mfaInfo: _, ...others } = rest;
    return { user: { ...importedUser(context, others, {}), ...secrets } };
  }
  if (typeof passwordHash !== 'string' || passwordHash === '') {
    return { user: importedUser(context, rest, {}) };
  }
  const password = EMULATOR_HASH.exec(passwordHash)?.[1];
  if (password !== undefined) {
    const user = importedUser(context, rest, {});
    return { user: { ...user, importedPassword: hashOfText(password) } };
  }
  if (isKnownAlgorithm(textField(hash, 'hashAlgorithm') ?? '')) {
    return { user: importedUser(context, { ...rest, passwordHash, salt }, hash) };
  }
  return {
    user: importedUser(context, rest, {}),
    problem: 'the parameters of its hash are missing',
  };
}

/** Replaced by a better hash at the first sign-in. */
function hashOfText(password: string): ImportedHash {
  const salt = randomBytes(16);
  const hash = createHash('sha256').update(salt).update(password).digest('base64');
  return { algorithm: 'SHA256', hash, salt: salt.toString('base64'), rounds: 1 };
}
