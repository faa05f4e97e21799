import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AccountSecrets,
  accountSecrets,
  exportAccounts,
  type IdentityContext,
  importExportedAccounts,
  tenantContext,
} from '@quits/identity-service';
import { readJsonFile } from '../files/read-file.ts';

const CONFIG = 'config.json';
/** Beside the files of the official emulator, which ignores it. */
const SECRETS = 'passwords.json';
/** For `firebase auth:import`, which takes fewer fields. */
const FOR_PRODUCTION = 'auth-import.json';

/**
 * Imports the accounts of an export of the official emulator. Returns problems, one line each.
 * @throws {StartError} if a file is malformed
 */
export function importAccounts(context: IdentityContext, folder: string): string[] {
  importConfig(context, folder);
  return readdirSync(folder).flatMap((file) => {
    const [isAccounts, tenant] = /^accounts(?:-(.+))?\.json$/u.exec(file) ?? [];
    if (isAccounts === undefined) return [];
    const scope = tenant === undefined ? context : tenantContext(context, tenant);
    const source = readJsonFile(join(folder, file), 'export of accounts');
    const secrets = readSecrets(folder, tenant);
    return importExportedAccounts(scope, source, { secrets }).problems;
  });
}

function importConfig(context: IdentityContext, folder: string): void {
  const file = join(folder, CONFIG);
  if (!existsSync(file)) return;
  const { signIn, emailPrivacyConfig } = readJsonFile(file, 'settings of an export');
  const allowDuplicateEmails = flagOf(signIn, 'allowDuplicateEmails');
  const enumerationProtection = flagOf(emailPrivacyConfig, 'enableImprovedEmailPrivacy');
  context.settings.change({
    ...(allowDuplicateEmails === undefined ? {} : { allowDuplicateEmails }),
    ...(enumerationProtection === undefined ? {} : { enumerationProtection }),
  });
}

function flagOf(part: unknown, name: string): boolean | undefined {
  const value = typeof part === 'object' && part !== null ? Object.entries(part) : [];
  const flag: unknown = value.find(([key]) => key === name)?.[1];
  return typeof flag === 'boolean' ? flag : undefined;
}

/** The file is one of ours, so its contents are trusted like the database. */
function readSecrets(folder: string, tenant: string | undefined): Record<string, AccountSecrets> {
  const file = join(folder, secretsFile(tenant));
  if (!existsSync(file)) return {};
  return readJsonFile(file, 'passwords of an export') as Record<string, AccountSecrets>;
}

function secretsFile(tenant: string | undefined): string {
  return fileFor(SECRETS, tenant);
}

function fileFor(name: string, tenant: string | undefined): string {
  return tenant === undefined ? name : name.replace('.', `-${tenant}.`);
}

/** Providers whose accounts `firebase auth:import` takes. */
const PROVIDERS: ReadonlySet<unknown> = new Set([
  'apple.com',
  'facebook.com',
  'gc.apple.com',
  'github.com',
  'google.com',
  'linkedin.com',
  'microsoft.com',
  'playgames.google.com',
  'twitter.com',
  'yahoo.com',
]);

type Entry = Readonly<Record<string, unknown>>;

function forProduction({ lastLoginAt, providerUserInfo, ...account }: Entry): Entry {
  const infos = Array.isArray(providerUserInfo) ? (providerUserInfo as Entry[]) : [];
  const providers = infos.filter(({ providerId }) => PROVIDERS.has(providerId));
  return {
    ...account,
    ...(lastLoginAt === undefined ? {} : { lastSignedInAt: lastLoginAt }),
    providerUserInfo: providers.map(({ providerId, rawId, email, displayName, photoUrl }) => ({
      providerId,
      rawId,
      email,
      displayName,
      photoUrl,
    })),
  };
}

/** Exports the accounts of the project and of all tenants as the official emulator does. */
export function exportAllAccounts(context: IdentityContext, folder: string): void {
  mkdirSync(folder, { recursive: true });
  // Hashes of passwords are for nobody else.
  const write = (file: string, content: unknown) =>
    writeFileSync(join(folder, file), JSON.stringify(content, undefined, 2), { mode: 0o600 });
  const { allowDuplicateEmails, enumerationProtection } = context.settings.get();
  write(CONFIG, {
    signIn: { allowDuplicateEmails },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: enumerationProtection },
  });
  const tenants = context.tenants.page('', Number.MAX_SAFE_INTEGER).map(({ id }) => id);
  for (const tenant of [undefined, ...tenants]) {
    const scope = context.scopes(tenant);
    if (scope === undefined) continue;
    const users = exportAccounts(scope);
    const file = tenant === undefined ? 'accounts.json' : `accounts-${tenant}.json`;
    write(file, { kind: 'identitytoolkit#DownloadAccountResponse', users });
    write(secretsFile(tenant), accountSecrets(scope));
    write(fileFor(FOR_PRODUCTION, tenant), { users: users.map(forProduction) });
  }
}
