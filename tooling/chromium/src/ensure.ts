import { spawnSync } from 'node:child_process';
import { findChromium, requireChromium } from './index.ts';

/** Runs a command in this terminal; returns whether it succeeded. */
function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0) return false;
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log('Installing Chromium from the distribution …');
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  const install = (name: string) =>
    run('apt-get', [...quiet, 'install', '-y', '--no-install-recommends', name]);
  // Not every distribution has the headless one.
  return (
    run('apt-get', [...quiet, 'update']) &&
    (install('chromium-headless-shell') || install('chromium'))
  );
}

if (findChromium() === undefined && !installFromDebian()) {
  console.log("Installing Playwright's own Chromium …");
  run('npx', ['playwright', 'install', 'chromium']);
}
requireChromium();
