import { parseArgs } from 'node:util';
import { StartError } from '../diagnostics/start-error.ts';
import type { ServerExport } from '../move/export-from-server.ts';
import type { ServerImport } from '../move/import-into-server.ts';
import { type Environment, variable } from './option-values.ts';
import { DEFAULT_SERVER_DATA } from './serve-arguments.ts';
import { present, projectOfFile } from './shared-options.ts';

/** Parsed arguments of `import`. */
export type ImportCommand = Omit<ServerImport, 'report' | 'warn'>;
/** Parsed arguments of `export`. */
export type ExportCommand = Omit<ServerExport, 'warn'>;

const COMMON = {
  data: { type: 'string', short: 'd' },
  project: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
const OPTIONS = {
  ...COMMON,
  accounts: { type: 'string' },
  'hash-config': { type: 'string' },
  files: { type: 'string' },
  'files-list': { type: 'string' },
  bucket: { type: 'string' },
  config: { type: 'string' },
  indexes: { type: 'string' },
} as const;

const COMMON_HELP = `  -d, --data DIR          folder of the server's data (default ${DEFAULT_SERVER_DATA})
      --project ID        project of the server, as in serve (default quits)
  -h, --help              this text
`;

/** Output of `import --help`. */
export const IMPORT_HELP = `Usage: quits-backend import [EXPORT] --data DIR [options]

Imports data of Firebase for a server, into an empty folder. If it is interrupted, the same command goes on where it ended; no server
starts with half of the data.

  EXPORT                  folder of gcloud firestore export, of the official emulators, or of quits-backend export
      --accounts FILE     accounts of firebase auth:export, as JSON
      --hash-config FILE  parameters of their password hashes, as the Firebase console shows them
      --files DIR         files of a bucket, as gcloud storage rsync copies them
      --files-list FILE   their list, of gcloud storage ls --json
      --bucket NAME       bucket that gets them (default: that of the project)
      --indexes FILE      firestore.indexes.json of the server
      --config FILE       firebase.json that names it
${COMMON_HELP}
Exit codes: 0 imported, 1 not or not everything (each reason is one line on standard error).
`;

/** Output of `export --help`. */
export const EXPORT_HELP = `Usage: quits-backend export DIR --data DIR [options]

Exports the data of a stopped server in Firebase's formats: documents for gcloud firestore import, accounts for firebase auth:import, and
files with commands for gcloud. If it is interrupted, repeat the command.

${COMMON_HELP}
Exit codes: 0 exported, 1 not (the reason is one line on standard error).
`;

/** Parses the arguments after `import`; `null` for help. @throws {StartError} for invalid ones */
export function parseImportArguments(
  args: readonly string[],
  environment: Environment,
): ImportCommand | null {
  const { values, positionals } = parse(args, OPTIONS, 'import');
  if (values.help === true) return null;
  const [folder, ...others] = positionals;
  if (others.length > 0) throw new StartError('import takes one export.');
  const { accounts, files, bucket, 'files-list': list, 'hash-config': hashConfig } = values;
  if (folder === undefined && accounts === undefined && files === undefined) {
    throw new StartError('import needs an export, --accounts or --files.');
  }
  if ((files === undefined) !== (list === undefined)) {
    throw new StartError('--files and --files-list belong together. Give both.');
  }
  if (hashConfig !== undefined && accounts === undefined) {
    throw new StartError('--hash-config needs --accounts.');
  }
  const { data, project } = placeOf(values, environment);
  const indexesFile =
    values.indexes ??
    (values.config === undefined
      ? undefined
      : projectOfFile(values.config, project).options.indexesFile);
  return {
    data,
    project,
    ...present({ folder, accounts, hashConfig, indexesFile }),
    ...(files === undefined || list === undefined
      ? {}
      : { bucket: { folder: files, list, bucket: bucket ?? `${project}.appspot.com` } }),
  };
}

/** Parses the arguments after `export`; `null` for help. @throws {StartError} for invalid ones */
export function parseExportArguments(
  args: readonly string[],
  environment: Environment,
): ExportCommand | null {
  const { values, positionals } = parse(args, COMMON, 'export');
  if (values.help === true) return null;
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    throw new StartError('export needs one folder for the export.');
  }
  return { folder, ...placeOf(values, environment) };
}

function placeOf(
  { data, project }: { readonly data?: string; readonly project?: string },
  environment: Environment,
) {
  return {
    data: data ?? environment[variable('data')] ?? DEFAULT_SERVER_DATA,
    project: project ?? environment[variable('project')] ?? 'quits',
  };
}

function parse<Options extends typeof COMMON>(
  args: readonly string[],
  options: Options,
  command: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${reason.split('. ')[0]}. See ${command} --help.`, { cause: error });
  }
}
