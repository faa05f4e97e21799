import { spawnSync } from 'node:child_process';

/** Installs Debian's nginx if it is missing and permissions allow. */
export function setup(): void {
  if (isThere('nginx')) return;
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = () =>
      spawnSync('apt-get', ['install', '-y', 'nginx-light'], { env, stdio: 'ignore' }).status === 0;
    const update = () => spawnSync('apt-get', ['update'], { env, stdio: 'ignore' }).status === 0;
    if ((install() || (update() && install())) && isThere('nginx')) return;
  }
  throw new Error('These tests need nginx. Install it: sudo apt-get install nginx-light');
}

function isThere(program: string): boolean {
  return spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
}
