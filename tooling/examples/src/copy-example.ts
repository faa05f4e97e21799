import { cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from './pack-packages.ts';

const EXAMPLES = join(ROOT, 'examples');

/** Names of the examples. */
export const examples: readonly string[] = readdirSync(EXAMPLES);

/** Files that a run leaves in an example; a copy begins without them. */
const LEFT_BEHIND = new Set(['node_modules', 'dist', '.next', '.quits']);

/**
 * Copies an example out of the repository.
 * | @returns the folder of the copy
 * @throws {Error} if there is no such example
 */
export function copyExample(name: string): string {
  if (!existsSync(join(EXAMPLES, name))) {
    throw new Error(`There is no example ${name}, only ${examples.join(', ')}.`);
  }
  const app = join(mkdtempSync(join(tmpdir(), `quits-${name}-`)), 'app');
  const filter = (path: string) => !LEFT_BEHIND.has(basename(path));
  cpSync(join(EXAMPLES, name), app, { recursive: true, filter });
  return app;
}
