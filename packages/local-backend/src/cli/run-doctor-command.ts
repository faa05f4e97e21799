import { BackupError } from '../backup/backup-error.ts';
import { StartError } from '../diagnostics/start-error.ts';
import { examineServer } from '../doctor/examine-server.ts';
import type { Finding } from '../doctor/finding.ts';
import type { CliProcess } from './cli-process.ts';
import { parseServeArguments } from './serve-arguments.ts';

const MEND = '--mend';

const HELP = `Usage: quits-backend doctor [options of serve] [--mend] [--json]

Examines what a server needs, and says how to mend what is wrong: the data folder and its records, the version of the tables, the clock, the
disk, the port, the certificate and the backup. Give it the options with which you start the server. Records are examined only while the
server is stopped.

      --mend              builds damaged indexes again from the documents
      --json              prints a list of { check, level, message, remedy }
  -h, --help              this text

Exit codes: 0 nothing is wrong (there may be warnings), 1 something is, 2 the options are wrong.
`;

/** Runs `doctor`; resolves to the exit code, or to `undefined` for another command. */
export async function runDoctorCommand(
  [command, ...args]: readonly string[],
  { env, stdout, stderr }: CliProcess,
): Promise<number | undefined> {
  if (command !== 'doctor') return undefined;
  try {
    const parsed = parseServeArguments(
      args.filter((argument) => argument !== MEND),
      env,
    );
    if (parsed === null) {
      stdout.write(HELP);
      return 0;
    }
    const findings = await examineServer(parsed.options, args.includes(MEND));
    stdout.write(parsed.json ? `${JSON.stringify(findings, null, 2)}\n` : textOf(findings));
    return findings.some(({ level }) => level === 'error') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof BackupError)) throw error;
    stderr.write(`${error.message}\n`);
    return 2;
  }
}

const SIGNS = { ok: 'ok     ', warning: 'warning', error: 'ERROR  ' } as const;

function textOf(findings: readonly Finding[]): string {
  return findings
    .map(({ level, message, remedy }) => {
      const advice = remedy === undefined ? '' : `         ${remedy}\n`;
      return `${SIGNS[level]}  ${message}\n${advice}`;
    })
    .join('');
}
