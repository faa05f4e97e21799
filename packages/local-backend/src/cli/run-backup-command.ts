import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { changedPages } from '../backup/changed-pages.ts';
import { type Restored, restoreBackup } from '../backup/restore-backup.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { DATABASE_FILE, openDatabase } from '../data/open-database.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { createBlobs } from '../storage/blobs.ts';
import { checkData, type DataReport } from '../verify/check-data.ts';
import { checkContents, loadContentsCheck } from '../verify/contents-check.ts';
import {
  parseRestoreArguments,
  parseVerifyArguments,
  RESTORE_HELP,
  VERIFY_HELP,
  type VerifyCommand,
} from './backup-arguments.ts';
import type { CliProcess } from './cli-process.ts';

/** Runs `restore` or `verify`; resolves to the exit code, or to `undefined` for another command. */
export async function runBackupCommand(
  [command, ...args]: readonly string[],
  process: CliProcess,
): Promise<number | undefined> {
  if (command !== 'restore' && command !== 'verify') return undefined;
  try {
    return command === 'restore' ? await restore(args, process) : await verify(args, process);
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof BackupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function restore(args: readonly string[], { env, stdout }: CliProcess): Promise<number> {
  const command = parseRestoreArguments(args, env);
  if (command === null) stdout.write(RESTORE_HELP);
  else {
    const restored = await restoreBackup(command);
    stdout.write(`Restored ${describe(restored)} into ${command.folder}.\n`);
  }
  return 0;
}

async function verify(
  args: readonly string[],
  { env, stdout, stderr }: CliProcess,
): Promise<number> {
  const command = parseVerifyArguments(args, env);
  if (command === null) {
    stdout.write(VERIFY_HELP);
    return 0;
  }
  const { problems, documents, accounts, files, prefix, checked } = await check(command);
  for (const problem of problems) stderr.write(`${problem}\n`);
  const counts = `${prefix}${documents} documents, ${accounts} accounts, ${files} files`;
  const contents = checked === undefined || checked === '' ? '' : ` (${checked})`;
  const result =
    problems.length === 0 ? 'everything is as it was written' : describeProblems(checked);
  stdout.write(`${counts}: ${result}${contents}.\n`);
  return problems.length === 0 ? 0 : 1;
}

/** The contents are checked only if nothing is damaged. */
function describeProblems(checked: string | undefined): string {
  return checked === undefined
    ? 'damaged'
    : 'everything is as it was written, but does not fit together';
}

interface Report extends DataReport {
  readonly prefix: string;
  readonly checked?: string;
}

async function check(command: VerifyCommand): Promise<Report> {
  const own = command.check === undefined ? undefined : await loadContentsCheck(command.check);
  if (command.kind === 'backup') {
    const report = await verifyBackup({ ...command, check: own });
    return { ...report, prefix: `Restored ${describe(report)}; ` };
  }
  const place = { kind: 'folder', path: command.folder } as const;
  if (!existsSync(join(command.folder, DATABASE_FILE))) {
    throw new StartError(`The folder ${command.folder} has no data. Correct --data.`);
  }
  // Before the file is opened, which may write to it.
  const changed = (await changedPages(join(command.folder, DATABASE_FILE))) ?? [];
  const database = openDatabase(place);
  try {
    const report = await checkData(database, createBlobs(place));
    const problems = [...changed.map(pageProblem), ...report.problems];
    if (own === undefined || problems.length > 0) return { ...report, problems, prefix: '' };
    const contents = await checkContents(database, own);
    return { ...report, problems: contents.problems, prefix: '', checked: contents.summary };
  } finally {
    database.close();
  }
}

function pageProblem(page: number): string {
  return `Page ${page} of the database file has changed on the disk without a write.`;
}

function describe({ time, changes }: Restored): string {
  return `the state of ${new Date(time).toISOString()} (a base and ${changes} changes)`;
}
