// Plain JavaScript for Node 20: this runs on a bare machine, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const PNPM = 'pnpm@12.21.0';
const STAMP = join(ROOT, 'node_modules/.installed-lockfile');

/** Installs the dependencies with the pinned pnpm, unless this very lockfile is installed already. */
export async function installDependencies() {
  const lockfile = createHash('sha256').update(readFileSync(join(ROOT, 'pnpm-lock.yaml')));
  const digest = lockfile.digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  console.log('Installing dependencies …');
  const code = await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile']);
  if (code !== 0) throw new Error(`pnpm install failed with exit code ${code}`);
  writeFileSync(STAMP, digest);
}

/** The Node that came with the dependencies, or the one that runs this when there is none. */
export function projectNode() {
  const own = join(ROOT, 'node_modules/node/bin/node');
  return existsSync(own) ? own : process.execPath;
}

/** The environment in which the dependencies' commands and the project's Node come first. */
export function projectEnvironment() {
  const bin = join(ROOT, 'node_modules/.bin');
  return { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, DO_NOT_TRACK: '1' };
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
