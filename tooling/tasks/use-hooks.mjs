// Runs after every install: configures Git to use the hooks in `.githooks`, unless other hooks are
// configured. Plain JavaScript for Node 20.
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

if (process.env.CI === undefined && isOwnCheckout() && git('config', 'core.hooksPath') === '') {
  // A relative path, since worktrees share the setting but have separate hooks.
  git('config', 'core.hooksPath', '.githooks');
}

/**
 * Returns whether this is a checkout of the project, not an exported tree, maybe inside another
 * checkout.
 */
function isOwnCheckout() {
  const top = git('rev-parse', '--show-toplevel');
  return top !== '' && realpathSync(top) === realpathSync(ROOT);
}

/** Returns Git's output; undefined if it fails or is missing. */
function git(...args) {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio }).trim();
  } catch {
    return '';
  }
}
