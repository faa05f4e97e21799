import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns every test file of the rules, relative to the package: those that write coverage reports. */
export async function filesOfMatrix(): Promise<readonly string[]> {
  const root = join(import.meta.dirname, '../..');
  const names = globSync('{src,tests/rules}/**/*.test.ts', { cwd: root });
  const sources = await Promise.all(names.map((name) => readFile(join(root, name), 'utf8')));
  return names.filter((_, at) => /startStage\(|leaveCoverage\(/.test(sources[at] ?? ''));
}
