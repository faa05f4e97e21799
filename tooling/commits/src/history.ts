import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** A commit of the project. */
export interface Commit {
  readonly hash: string;
  readonly message: string;
}

/**
 * Returns the commit that added a file, or `undefined` if `root` isn't a Git checkout or Git is
 * missing. In a shallow clone, returns the oldest available commit if the file is older.
 */
export function introduction(root: string, file: string): string | undefined {
  try {
    // An exported tree may be inside the checkout of another project.
    const top = git(root, 'rev-parse', '--show-toplevel').trim();
    if (realpathSync(top) !== realpathSync(root)) return undefined;
    const added = git(root, 'log', '--diff-filter=A', '--format=%H', '--', file);
    return added.trim().split('\n').at(-1) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the descendants of `first`, without merges. Excludes commits of a branch that started
 * before it, even if merged later.
 */
export function commitsSince(root: string, first: string): readonly Commit[] {
  const range = ['--ancestry-path', '--no-merges', `${first}..HEAD`];
  const commits = git(root, 'log', '-z', '--format=%H%n%B', ...range).split('\0');
  return commits
    .filter((text) => text !== '')
    .map((text) => ({
      hash: text.slice(0, text.indexOf('\n')),
      message: text.slice(text.indexOf('\n') + 1),
    }));
}

function git(cwd: string, ...args: readonly string[]): string {
  const options = { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
}
