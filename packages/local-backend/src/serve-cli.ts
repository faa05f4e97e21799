// The command line of the container image: `quits-backend serve`, or `restore`, `verify`, `import`, `export` and `doctor` if named first, without the
// development backend.
import { cliLog } from './cli/cli-log.ts';
import { fitToOneCore } from './cli/fit-to-one-core.ts';
import { runBackupCommand } from './cli/run-backup-command.ts';
import { runDoctorCommand } from './cli/run-doctor-command.ts';
import { runMoveCommand } from './cli/run-move-command.ts';
import { runServeProcess } from './cli/run-serve-process.ts';

fitToOneCore();

try {
  const args = process.argv.slice(2);
  process.exitCode =
    (await runBackupCommand(args, process)) ??
    (await runMoveCommand(args, process)) ??
    (await runDoctorCommand(args, process)) ??
    (await runServeProcess(args, process));
} catch (error) {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const log = cliLog(process.stdout, process.stderr, process.env['QUITS_LOG_FORMAT'] === 'json');
  log({ level: 'error', message: 'The server failed.', details: { cause } });
  process.exitCode = 2;
}
