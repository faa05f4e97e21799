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

/** Parts of an account that the exports of Firebase have no place for, among them its secrets. */
export type AccountSecrets = Pick<
  User,
  | 'password'
  | 'importedPassword'
  | 'secondFactors'
  | 'providers'
  | 'customAuth'
  | 'emailLink'
  | 'validSince'
  | 'lastRefreshAt'
  | 'initialEmail'
>;

/** Options of {@link importExportedAccounts}. */
export interface AccountImportOptions {
  /** Parameters of the password hashes, as in `accounts:batchCreate`. */
  readonly hash?: Body;
  /** Whether {@link putAccountSecrets} follows, so that hashes and second factors of the export are ignored. @default false */
  readonly hasSecrets?: boolean;
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
  { hash = {}, hasSecrets = false }: AccountImportOptions = {},
): AccountImport {
  const problems: string[] = [];
  let imported = 0;
  for (const entry of objectListField(source, 'users')) {
    const uid = textField(entry, 'localId') ?? '';
    try {
      const given = normalized(entry);
      const { user, problem } = hasSecrets
        ? withoutSecrets(context, given)
        : withPassword(context, given, hash);
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

/** Adds the secrets of {@link exportedAccounts} to accounts that were imported, by uid. */
export function putAccountSecrets(
  context: IdentityContext,
  secrets: Readonly<Record<string, AccountSecrets>>,
): void {
  for (const [uid, own] of Object.entries(secrets)) {
    const user = context.users.get(uid);
    if (user !== undefined) context.users.put({ ...user, ...own });
  }
}

/** An account in the format that `firebase auth:import` and the official emulator read. */
export interface ExportedAccount {
  readonly uid: string;
  readonly account: Body;
  readonly secrets: AccountSecrets;
}

/** Accounts that are read at once. */
const PAGE = 500;

/** Yields all accounts in the order of their ids, without loading them at once. */
export function* exportedAccounts(context: IdentityContext): Generator<ExportedAccount> {
  for (let after = ''; ;) {
    const users = context.users.page(after, PAGE);
    for (const user of users) yield exported(user);
    const last = users.at(-1);
    if (last === undefined || users.length < PAGE) return;
    after = last.uid;
  }
}

function exported(user: User): ExportedAccount {
  const { uid, password } = user;
  const { localId, email, emailVerified, displayName, photoUrl, phoneNumber } = userInfo(user);
  const { providerUserInfo, disabled, createdAt, lastLoginAt, customAttributes, mfaInfo } =
    userInfo(user);
  const account = {
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
    passwordHash: password?.hash,
    salt: password?.salt,
  };
  return { uid, account, secrets: secretsOf(user) };
}

function secretsOf({
  password,
  importedPassword,
  secondFactors,
  providers,
  customAuth,
  emailLink,
  validSince,
  lastRefreshAt,
  initialEmail,
}: User): AccountSecrets {
  return {
    secondFactors,
    providers,
    validSince,
    ...(password === undefined ? {} : { password }),
    ...(importedPassword === undefined ? {} : { importedPassword }),
    ...(customAuth === undefined ? {} : { customAuth }),
    ...(emailLink === undefined ? {} : { emailLink }),
    ...(lastRefreshAt === undefined ? {} : { lastRefreshAt }),
    ...(initialEmail === undefined ? {} : { initialEmail }),
  };
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

function withoutSecrets(
  context: IdentityContext,
  { passwordHash: _hash, salt: _salt, mfaInfo: _factors, ...rest }: Body,
): { user: User; problem?: string } {
  return { user: importedUser(context, rest, {}) };
}

function withPassword(
  context: IdentityContext,
  entry: Body,
  hash: Body,
): { user: User; problem?: string } {
  const { passwordHash, salt, ...rest } = entry;
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
