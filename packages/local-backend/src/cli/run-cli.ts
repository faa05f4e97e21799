import { startLocalBackend } from '../start-local-backend.ts';
import { version } from '../package-version.ts';
import { cliLog } from './cli-log.ts';
import type { CliProcess } from './cli-process.ts';
import { HELP } from './help.ts';
import { CHECK_HELP, parseCheckArguments } from './check-arguments.ts';
import { parseArguments, type Command } from './parse-arguments.ts';
import { runBackupCommand } from './run-backup-command.ts';
import { runCheck } from './run-check.ts';
import { runDoctorCommand } from './run-doctor-command.ts';
import { runMoveCommand } from './run-move-command.ts';
import { runServeProcess } from './run-serve-process.ts';
import { signalOf } from './signal-of.ts';
import { StartError } from '../diagnostics/start-error.ts';

/** Runs the command line until a signal ends it. Resolves to the exit code. */
export async function runCli(args: readonly string[], process: CliProcess): Promise<number> {
  const { stdout, stderr } = process;
  if (args[0] === 'rules') return runRulesCommand(args.slice(1), process);
  const ended =
    (await runBackupCommand(args, process)) ??
    (await runMoveCommand(args, process)) ??
    (await runDoctorCommand(args, process));
  if (ended !== undefined) return ended;
  try {
    if (args[0] === 'serve') return await runServeProcess(args.slice(1), process);
    const command = parseArguments(args, process.env);
    switch (command.kind) {
      case 'help':
        stdout.write(HELP);
        return 0;
      case 'version':
        stdout.write(`${version()}\n`);
        return 0;
      case 'start':
        return await serve(command, process);
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** Exit code 1 says that something was found, so a check that can't run has another. */
function runRulesCommand(
  [action = '', ...args]: readonly string[],
  { stdout, stderr }: CliProcess,
): number {
  try {
    if (action !== 'check' && action !== '--help' && action !== '-h') {
      throw new StartError('The command is "rules check". See rules check --help.');
    }
    const command = action === 'check' ? parseCheckArguments(args) : null;
    if (command !== null) return runCheck(command, version(), stdout);
    stdout.write(CHECK_HELP);
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
}

const ACCEPTED =
  'Unsigned tokens and the token "owner" are accepted: whoever reaches the ports is anyone.';
const EMULATOR_WARNINGS: Readonly<Record<string, string>> = {
  accept: ACCEPTED,
  issue: `${ACCEPTED} ID tokens and session cookies are issued unsigned.`,
};

async function serve(
  { options, json, notes, exportFolder, isForFirebase }: Extract<Command, { kind: 'start' }>,
  process: CliProcess,
): Promise<number> {
  const log = cliLog(process.stdout, process.stderr, json);
  for (const message of notes) log({ level: 'info', message });
  const signaled = signalOf(process);
  const backend = await startLocalBackend({ ...options, log });
  const { app, firestore } = backend.addresses;
  log({
    level: 'info',
    // `localhost` is the familiar name, and browsers treat both as a secure context.
    message: `Ready at ${app.replace('//127.0.0.1:', '//localhost:')} (Firestore at ${firestore.host}:${firestore.port}).`,
    details: { app, firestore: `${firestore.host}:${firestore.port}` },
  });
  for (const [site, origin] of Object.entries(backend.addresses.sites)) {
    log({ level: 'info', message: `The site ${site} is at ${origin}.` });
  }
  const warning = EMULATOR_WARNINGS[String(options.emulatorTokens)];
  if (warning !== undefined) log({ level: 'warn', message: warning });
  await signaled;
  if (exportFolder !== undefined && isForFirebase) await backend.exportForFirebase(exportFolder);
  else if (exportFolder !== undefined) backend.exportData(exportFolder);
  await backend.stop();
  log({ level: 'info', message: 'Stopped.' });
  return 0;
}
