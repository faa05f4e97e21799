import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type AccountImportOptions,
  type AccountSecrets,
  exportedAccounts,
  type IdentityContext,
  importExportedAccounts,
  putAccountSecrets,
  tenantContext,
} from '@quits/identity-service';
import { readJsonFile } from '../files/read-file.ts';
import { FirebaseAccountFiles } from './firebase-account-files.ts';
import { readJsonEntries, readJsonList } from './read-json-list.ts';
import { JsonFile } from './text-file.ts';
import type { TransferProgress } from './transfer-progress.ts';

const CONFIG = 'config.json';
/** Beside the files of the official emulator, which ignores it. */
const SECRETS = 'passwords.json';
/** For `firebase auth:import`, which takes fewer fields. */
const FOR_PRODUCTION = 'auth-import';
/** Commands of `firebase auth:import`. */
const COMMANDS = 'import-accounts.sh';
/** Accounts that are written together. */
const STEP = 500;

/**
 * Imports the accounts of an export of the official emulator, from where its progress ends. Returns problems, one line each.
 * @throws {StartError} if a file is malformed
 */
export async function importAccounts(
  context: IdentityContext,
  folder: string,
  progress: TransferProgress,
): Promise<string[]> {
  importConfig(context, folder);
  const problems: string[] = [];
  for (const file of readdirSync(folder).toSorted()) {
    const [isAccounts, tenant] = /^accounts(?:-(.+))?\.json$/u.exec(file) ?? [];
    if (isAccounts === undefined) continue;
    const scope = tenant === undefined ? context : tenantContext(context, tenant);
    const secrets = join(folder, secretsFile(tenant));
    const hasSecrets = existsSync(secrets);
    problems.push(
      // oxlint-disable-next-line no-await-in-loop -- One file after the other.
      ...(await importAccountList(scope, join(folder, file), { hasSecrets }, progress)),
    );
    if (hasSecrets) await importSecrets(scope, secrets, progress); // oxlint-disable-line no-await-in-loop
  }
  return problems;
}

/**
 * Imports a file of accounts, from where its progress ends. Returns problems, one line each.
 * @throws {StartError} if it is malformed
 */
export async function importAccountList(
  context: IdentityContext,
  path: string,
  options: AccountImportOptions,
  progress: TransferProgress,
): Promise<string[]> {
  const file = basename(path);
  const { position: from } = progress.reached('accounts', file);
  const problems: string[] = [];
  let reached = from;
  const write = (users: Readonly<Record<string, unknown>>[]) =>
    progress.atomically(() => {
      problems.push(...importExportedAccounts(context, { users }, options).problems);
      reached += users.length;
      progress.reach('accounts', file, { position: reached, count: reached });
    });
  let batch: Readonly<Record<string, unknown>>[] = [];
  for await (const account of readJsonList(path, 'export of accounts', { key: 'users', from })) {
    batch.push(account);
    if (batch.length < STEP) continue;
    write(batch);
    batch = [];
  }
  write(batch);
  return problems;
}

/** The file is one of ours, so its contents are trusted like the database. */
async function importSecrets(
  context: IdentityContext,
  path: string,
  progress: TransferProgress,
): Promise<void> {
  const file = basename(path);
  const { position: from } = progress.reached('secrets', file);
  let reached = 0;
  let batch: [string, AccountSecrets][] = [];
  const write = () =>
    progress.atomically(() => {
      putAccountSecrets(context, Object.fromEntries(batch));
      progress.reach('secrets', file, { position: reached, count: reached });
      batch = [];
    });
  for await (const [uid, secrets] of readJsonEntries(path, 'passwords of an export')) {
    reached += 1;
    if (reached <= from) continue;
    batch.push([uid, secrets as AccountSecrets]);
    if (batch.length === STEP) write();
  }
  write();
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

function secretsFile(tenant: string | undefined): string {
  return tenant === undefined ? SECRETS : SECRETS.replace('.', `-${tenant}.`);
}

/**
 * Exports the accounts of the project and of all tenants as the official emulator does, and for `firebase auth:import`. Returns their
 * number.
 */
export function exportAllAccounts(context: IdentityContext, folder: string): number {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: string, mode = 0o600) =>
    writeFileSync(join(folder, file), content, { mode });
  const { allowDuplicateEmails, enumerationProtection } = context.settings.get();
  const config = {
    signIn: { allowDuplicateEmails },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: enumerationProtection },
  };
  write(CONFIG, JSON.stringify(config, undefined, 2));
  const commands: string[] = [];
  let count = 0;
  const tenants = context.tenants.page('', Number.MAX_SAFE_INTEGER).map(({ id }) => id);
  for (const tenant of [undefined, ...tenants]) {
    const scope = context.scopes(tenant);
    if (scope === undefined) continue;
    const exported = exportScope(scope, folder, tenant);
    count += exported.count;
    // The tool imports into no tenant.
    if (tenant === undefined) commands.push(...exported.commands);
  }
  const script = [
    '#!/bin/sh',
    '# Imports the accounts into a project: sh import-accounts.sh PROJECT',
    'set -e',
    'cd "$(dirname "$0")"',
    ...commands,
  ];
  write(COMMANDS, `${script.join('\n')}\n`, 0o700);
  return count;
}

function exportScope(scope: IdentityContext, folder: string, tenant: string | undefined) {
  const suffix = tenant === undefined ? '' : `-${tenant}`;
  const accounts = new JsonFile(
    join(folder, `accounts${suffix}.json`),
    '{"kind": "identitytoolkit#DownloadAccountResponse", "users": [',
    ']}',
  );
  const secrets = new JsonFile(join(folder, secretsFile(tenant)), '{', '}');
  const forProduction = new FirebaseAccountFiles(folder, `${FOR_PRODUCTION}${suffix}`);
  let count = 0;
  for (const exported of exportedAccounts(scope)) {
    accounts.add(exported.account);
    secrets.add(exported.secrets, exported.uid);
    forProduction.add(exported);
    count += 1;
  }
  accounts.close();
  secrets.close();
  return { commands: forProduction.close(), count };
}
