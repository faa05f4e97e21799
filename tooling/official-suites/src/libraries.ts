import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { versionOf } from './checkout.ts';
import type { Suite } from './suite.ts';

const CACHE = resolve(import.meta.dirname, '../node_modules/.cache');

/**
 * Installs the dependencies of the suites' tests, in the versions of the checkout, and returns
 * their folder, which later runs reuse. Doesn't run install scripts.
 * @throws if the registry doesn't provide them
 */
export function installLibraries(checkout: string, suites: readonly Suite[]): string {
  const wanted: Record<string, string> = {};
  for (const suite of suites) {
    for (const library of suite.libraries) {
      wanted[library] ??= versionOf(checkout, suite.folder, library);
    }
    Object.assign(wanted, suite.pinned);
  }
  const manifest = JSON.stringify({ private: true, dependencies: wanted }, undefined, 2);
  const key = createHash('sha256').update(manifest).digest('hex').slice(0, 16);
  const folder = join(CACHE, key);
  const finished = join(folder, 'installed');
  if (existsSync(finished)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  if (Object.keys(wanted).length > 0) {
    console.error(`Installing ${Object.keys(wanted).join(', ')} …`);
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
    const { status } = spawnSync('npm', ['install', ...options], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`npm could not install the libraries in ${folder}`);
  }
  writeFileSync(finished, '');
  return folder;
}
