import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** Clones of other commits, reused by later runs; outside `node_modules`, where Node refuses to run TypeScript. */
const TREES = join(tmpdir(), 'quits-bench-open');
const PNPM = ['--yes', 'pnpm@12.21.0'];

/** A running backend that serves a build and a very large group. */
export interface Served {
  readonly name: string;
  /** Address of the app. */
  readonly app: string;
  readonly email: string;
  readonly password: string;
  /** Address of the group. */
  readonly group: string;
  readonly stop: () => Promise<void>;
}

/** This working tree, which must be built already. */
export const CURRENT = ROOT;

/**
 * Returns a clone of a commit with its build; an earlier one is reused.
 * @throws {Error} if the build fails; the message names the command
 */
export function builtTree(commit: string): string {
  const tree = join(TREES, commit);
  if (existsSync(join(tree, 'apps/web/dist/index.html'))) return tree;
  mkdirSync(TREES, { recursive: true });
  const draft = `${tree}-unfinished`;
  rmSync(draft, { recursive: true, force: true });
  run('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, draft], ROOT);
  run('git', ['checkout', '--quiet', '--detach', commit], draft);
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  run('npx', [...PNPM, ...install], draft);
  run('npx', [...PNPM, '--filter', '@quits/web', 'run', 'build'], draft);
  rmSync(tree, { recursive: true, force: true });
  renameSync(draft, tree);
  return tree;
}

function run(command: string, args: readonly string[], cwd: string): void {
  // Use the Node that runs this script, which may differ from the system's.
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH: path };
  execFileSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Serves a tree's build from a separate process; trees that can't generate rows of every kind serve plain ones. */
export async function serve(
  name: string,
  tree: string,
  rows: 'plain' | 'every' = 'plain',
): Promise<Served> {
  const runner = join(import.meta.dirname, 'serve-large-group.ts');
  const child = spawn(process.execPath, ['--conditions=@quits/source', runner, tree, rows], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text)),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The backend of ${name} ended with exit code ${code}.`);
    }),
  ]);
  const { app, email, password, group } = JSON.parse(line) as Omit<Served, 'name' | 'stop'>;
  return { name, app, email, password, group, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}
