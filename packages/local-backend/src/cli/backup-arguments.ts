import { parseArgs } from 'node:util';
import type { BackupOptions } from '../backup/backup-options.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { backupFrom } from './backup-options.ts';
import { type Environment, variable } from './option-values.ts';

/** Parsed arguments of `restore`. */
export interface RestoreCommand extends Pick<BackupOptions, 'store' | 'secret'> {
  readonly folder: string;
  /** In ms since the epoch. */
  readonly at?: number;
}

/** Parsed arguments of `verify`: of a backup or of a data folder. */
export type VerifyCommand =
  | ({ readonly kind: 'backup' } & Omit<RestoreCommand, 'folder'> & Checked)
  | ({ readonly kind: 'data'; readonly folder: string } & Checked);

interface Checked {
  /** Module of the app that checks the contents. */
  readonly check?: string;
}

const OPTIONS = {
  data: { type: 'string', short: 'd' },
  'backup-key': { type: 'string' },
  at: { type: 'string' },
  check: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const BACKUP_HELP = `  BACKUP                  folder, or s3://bucket/folder with AWS_REGION, AWS_ACCESS_KEY_ID and
                          AWS_SECRET_ACCESS_KEY; AWS_ENDPOINT_URL for another service than AWS
      --backup-key FILE   key file; without it, the passphrase is in QUITS_BACKUP_PASSPHRASE
      --at TIME           latest state up to a time, such as 2026-11-24T18:30:00Z (default: the latest)
`;

/** Output of `restore --help`. */
export const RESTORE_HELP = `Usage: quits-backend restore BACKUP --data DIR [options]

Restores a backup into an empty folder. Start the server with that folder afterward.

${BACKUP_HELP}  -d, --data DIR          empty folder for the data
  -h, --help              this text

Exit codes: 0 restored, 1 not restored (the reason is one line on standard error).
`;

/** Output of `verify --help`. */
export const VERIFY_HELP = `Usage: quits-backend verify BACKUP [options]
       quits-backend verify --data DIR

Restores a backup into a temporary folder, or takes the data of a stopped server, and checks everything: the
database's structure, every record and every file. An app's own check then tells whether the contents fit together.

${BACKUP_HELP}  -d, --data DIR          folder of the data of a stopped server
      --check FILE        module whose default export gets all documents and returns a summary and problems
  -h, --help              this text

Exit codes: 0 everything is as it was written, 1 something is damaged or can't be read.
`;

/** Parses the arguments after `restore`; `null` for help. @throws {StartError} for invalid ones */
export function parseRestoreArguments(
  args: readonly string[],
  environment: Environment,
): RestoreCommand | null {
  const { values, positionals } = parse(args, 'restore');
  if (values.help === true) return null;
  if (values.check !== undefined) throw new StartError('--check is for verify.');
  const folder = values.data ?? environment[variable('data')];
  if (folder === undefined) {
    throw new StartError('restore needs an empty folder for the data, such as --data quits-data.');
  }
  return { ...backupOf(positionals, values, environment, 'restore'), folder };
}

/** Parses the arguments after `verify`; `null` for help. @throws {StartError} for invalid ones */
export function parseVerifyArguments(
  args: readonly string[],
  environment: Environment,
): VerifyCommand | null {
  const { values, positionals } = parse(args, 'verify');
  if (values.help === true) return null;
  const check = values.check === undefined ? {} : { check: values.check };
  if (positionals.length === 0 && values.data !== undefined) {
    return { kind: 'data', folder: values.data, ...check };
  }
  if (values.data !== undefined) {
    throw new StartError('verify takes a backup or --data, not both.');
  }
  return { kind: 'backup', ...backupOf(positionals, values, environment, 'verify'), ...check };
}

type Values = ReturnType<typeof parse>['values'];

function parse(args: readonly string[], command: string) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${reason.split('. ')[0]}. See ${command} --help.`, { cause: error });
  }
}

function backupOf(
  positionals: readonly string[],
  values: Values,
  environment: Environment,
  command: string,
): Omit<RestoreCommand, 'folder'> {
  const [location, ...others] = positionals;
  if (location === undefined || others.length > 0) {
    throw new StartError(`${command} needs one backup: a folder or s3://bucket/folder.`);
  }
  const keyFile = values['backup-key'] ?? environment[variable('backup-key')];
  const at = timeOf(values.at);
  return { ...backupFrom(location, keyFile, environment), ...(at === undefined ? {} : { at }) };
}

function timeOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const time = Date.parse(value);
  if (!Number.isNaN(time)) return time;
  throw new StartError(`--at must be a time such as 2026-11-24T18:30:00Z, not "${value}".`);
}
