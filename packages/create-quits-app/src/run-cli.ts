import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from './create-app.ts';

/** Parts of the process that the command line uses. */
export interface CliProcess {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly versions: Readonly<Record<'node', string>>;
  cwd(): string;
}

/** Oldest Node that the app's backend runs on. */
const OLDEST_NODE = 24;

/** Text of `--help`. */
export const HELP = `Usage: npm create quits-app FOLDER

Creates an app with sign-in, a live collection, security rules with tests, and an embedded backend
in FOLDER, which must not exist or be empty. The app is named after it.

Options:
  -h, --help     this text
  -v, --version  the version
`;

/** Runs the command line. Resolves to the exit code: 0, or 1 with the reason on standard error. */
export async function runCli(args: readonly string[], process: CliProcess): Promise<number> {
  const { stdout, stderr } = process;
  const command = parse(args);
  switch (command.kind) {
    case 'help':
      stdout.write(HELP);
      return 0;
    case 'version':
      stdout.write(`${version()}\n`);
      return 0;
    case 'mistake':
      stderr.write(`${command.message}\n\n${HELP}`);
      return 1;
    case 'create': {
      const created = await createApp(command.folder);
      if (!created.ok) {
        stderr.write(`${created.error.message}\n`);
        return 1;
      }
      stdout.write(nextSteps(created.value.folder, process));
      return 0;
    }
  }
}

type Command =
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'mistake'; readonly message: string }
  | { readonly kind: 'create'; readonly folder: string };

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

function parse(args: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    if (values.help === true) return { kind: 'help' };
    if (values.version === true) return { kind: 'version' };
    const [folder, ...more] = positionals;
    if (folder === undefined) return { kind: 'mistake', message: 'Name the folder of the app.' };
    if (more.length > 0) return { kind: 'mistake', message: 'Name one folder only.' };
    return { kind: 'create', folder };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { kind: 'mistake', message: error.message };
  }
}

function nextSteps(folder: string, process: CliProcess): string {
  const { env, versions } = process;
  const path = relative(process.cwd(), folder);
  // `npm create` and its like name themselves: `pnpm/12.0.0 node/v24.0.0 …`.
  const manager = /^(?:pnpm|yarn|bun)(?=\/)/.exec(env['npm_config_user_agent'] ?? '')?.[0] ?? 'npm';
  const steps = [
    ...(path === '' ? [] : [`cd ${path}`]),
    `${manager} install`,
    `${manager} run start   # http://127.0.0.1:8787`,
    `${manager} run test    # tests the security rules`,
  ];
  const [major = 0] = versions.node.split('.').map(Number);
  const note =
    major < OLDEST_NODE
      ? `\nThe backend needs Node ${OLDEST_NODE} or newer; this is ${versions.node}.\n`
      : '';
  return `Created ${folder}. Next:\n\n${steps.map((step) => `  ${step}\n`).join('')}${note}`;
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return String(Reflect.get(Object(JSON.parse(text)), 'version'));
}
