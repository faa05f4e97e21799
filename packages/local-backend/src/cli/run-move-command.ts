import { DamagedRecordError } from '@quits/service-base';
import { StartError } from '../diagnostics/start-error.ts';
import { exportFromServer } from '../move/export-from-server.ts';
import { importIntoServer } from '../move/import-into-server.ts';
import type { CliProcess } from './cli-process.ts';
import {
  EXPORT_HELP,
  IMPORT_HELP,
  parseExportArguments,
  parseImportArguments,
} from './move-arguments.ts';

/** Runs `import` or `export`; resolves to the exit code, or to `undefined` for another command. */
export async function runMoveCommand(
  [command, ...args]: readonly string[],
  process: CliProcess,
): Promise<number | undefined> {
  if (command !== 'import' && command !== 'export') return undefined;
  try {
    return command === 'import' ? await runImport(args, process) : await runExport(args, process);
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof DamagedRecordError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function runImport(
  args: readonly string[],
  { env, stdout, stderr }: CliProcess,
): Promise<number> {
  const command = parseImportArguments(args, env);
  if (command === null) {
    stdout.write(IMPORT_HELP);
    return 0;
  }
  let problems = 0;
  const { wasFinished, ...counts } = await importIntoServer({
    ...command,
    report: (message) => stdout.write(`${message}\n`),
    warn(message) {
      problems += 1;
      stderr.write(`${message}\n`);
    },
  });
  const state = wasFinished ? 'Everything was imported before' : 'Imported';
  stdout.write(`${state}: ${describe(counts)} in ${command.data}.\n`);
  return problems === 0 ? 0 : 1;
}

async function runExport(
  args: readonly string[],
  { env, stdout, stderr }: CliProcess,
): Promise<number> {
  const command = parseExportArguments(args, env);
  if (command === null) {
    stdout.write(EXPORT_HELP);
    return 0;
  }
  const counts = await exportFromServer({
    ...command,
    warn: (message) => stderr.write(`${message}\n`),
  });
  stdout.write(`Exported: ${describe(counts)} in ${command.folder}.\n`);
  return 0;
}

interface Counts {
  readonly documents: number;
  readonly accounts: number;
  readonly files: number;
}

function describe({ documents, accounts, files }: Counts): string {
  return `${documents} documents, ${accounts} accounts, ${files} files`;
}
