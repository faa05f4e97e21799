// Plain JavaScript for Node 20: runs on a bare machine, before anything is installed.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const PNPM = 'pnpm@12.21.0';
const STAMP = join(ROOT, 'node_modules/.installed-lockfile');
/**
 * File with the folder of the pinned pnpm in npx's cache, for tools that call it by name, such as
 * turbo.
 */
const PNPM_FOLDER = join(ROOT, 'node_modules/.pnpm-folder');

/** Installs the dependencies with the pinned pnpm, unless this very lockfile is installed already. */
export async function installDependencies() {
  const lockfile = createHash('sha256').update(readFileSync(join(ROOT, 'pnpm-lock.yaml')));
  const digest = lockfile.digest('hex');
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== digest) {
    console.log('Installing dependencies …');
    const code = await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile']);
    if (code !== 0) throw new Error(`pnpm install failed with exit code ${code}`);
    writeFileSync(STAMP, digest);
  }
  if (folderOfPnpm(projectEnvironment().PATH) === undefined) findPnpm();
}

/** Finds the pinned pnpm in npx's cache, on a machine without another. */
function findPnpm() {
  const ask = ['--yes', `--package=${PNPM}`, '--', 'node', '-p', 'process.env.PATH'];
  const path = execFileSync('npx', ask, { cwd: ROOT, encoding: 'utf8' }).trim();
  const folder = folderOfPnpm(path);
  if (folder === undefined) throw new Error('npx does not say where it keeps pnpm.');
  writeFileSync(PNPM_FOLDER, folder);
}

function folderOfPnpm(path) {
  return path.split(delimiter).find((folder) => existsSync(join(folder, 'pnpm')));
}

/** Returns the Node installed as a dependency, or the current one if it is missing. */
export function projectNode() {
  const own = join(ROOT, 'node_modules/node/bin/node');
  return existsSync(own) ? own : process.execPath;
}

/** Returns an environment in which the dependencies' commands and the project's Node come first. */
export function projectEnvironment() {
  const folders = [join(ROOT, 'node_modules/.bin'), process.env.PATH ?? ''];
  if (existsSync(PNPM_FOLDER)) folders.push(readFileSync(PNPM_FOLDER, 'utf8'));
  return { ...process.env, PATH: folders.join(delimiter), DO_NOT_TRACK: '1' };
}

/** Runs a command in the project's root with this terminal; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: projectEnvironment(),
      ...options,
    });
    child.on('error', fail);
    child.on('exit', (code, signal) => done(code ?? (signal === null ? 1 : 128)));
  });
}
