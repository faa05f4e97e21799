import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * Copies the repository's files, without dependencies, with one version of `firebase` for every
 * package.
 * | @returns the folder of the copy, which the caller deletes
 */
export function copyWorkspace(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), `quits-firebase-${version}-`));
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  for (const file of listed.split('\0')) {
    if (file === '' || file.startsWith('docs/')) continue;
    cpSync(join(ROOT, file), join(folder, file), { force: true });
  }
  appendFileSync(join(folder, 'pnpm-workspace.yaml'), `overrides:\n  firebase: '${version}'\n`);
  return folder;
}
