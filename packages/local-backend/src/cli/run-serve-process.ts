import { StartError } from '../diagnostics/start-error.ts';
import type { CliProcess } from './cli-process.ts';
import { cliLog } from './cli-log.ts';
import { runServe } from './run-serve.ts';
import { parseServeArguments, SERVE_HELP } from './serve-arguments.ts';
import { signalOf } from './signal-of.ts';

/** Runs `serve` until a signal ends it. Resolves to the exit code. */
export async function runServeProcess(
  args: readonly string[],
  process: CliProcess,
): Promise<number> {
  try {
    const command = parseServeArguments(args, process.env);
    if (command === null) process.stdout.write(SERVE_HELP);
    else {
      const log = cliLog(process.stdout, process.stderr, command.json);
      await runServe(command, log, signalOf(process));
    }
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
