// The command line of the container image: `quits-backend serve` alone, without the development backend.
import { cliLog } from './cli/cli-log.ts';
import { runServeProcess } from './cli/run-serve-process.ts';

try {
  process.exitCode = await runServeProcess(process.argv.slice(2), process);
} catch (error) {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const log = cliLog(process.stdout, process.stderr, process.env['QUITS_LOG_FORMAT'] === 'json');
  log({ level: 'error', message: 'The server failed.', details: { cause } });
  process.exitCode = 2;
}
