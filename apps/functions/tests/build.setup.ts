import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the functions once for all tests, which load them as the provider does. */
export function setup(): void {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const { status, stderr } = spawnSync('npm', ['run', '-s', 'build'], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The functions don't build:\n${stderr}`);
}
