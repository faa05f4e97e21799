import { spawnSync } from 'node:child_process';

/** Programs of these tests, each with an argument that makes it end at once, and its Debian package. */
const PROGRAMS = [
  ['nginx', '-v', 'nginx-light'],
  ['caddy', 'version', 'caddy'],
  ['pebble', '-h', 'pebble'],
  ['promtool', '--version', 'prometheus'],
  ['mmdebstrap', '--version', 'mmdebstrap'],
  ['umoci', '--version', 'umoci'],
  ['strace', '-V', 'strace'],
  ['systemd-analyze', '--version', 'systemd'],
  ['pebble-challtestsrv', '-h', 'pebble'],
  ['podman', '--version', 'podman'],
  ['podman-compose', '--version', 'podman-compose'],
  ['docker-compose', '--version', 'docker-compose'],
  ['crun', '--version', 'crun'],
  ['/usr/lib/podman/netavark', '--version', 'netavark'],
  ['/usr/lib/podman/aardvark-dns', '--version', 'aardvark-dns'],
  ['iptables', '--version', 'iptables'],
  ['ip', '-V', 'iproute2'],
] as const;

/** Installs missing Debian packages if permissions allow. */
export function setup(): void {
  const missing = () => PROGRAMS.filter(([program, argument]) => !isThere(program, argument));
  const packages = [...new Set(missing().map(([, , name]) => name))];
  if (packages.length === 0) return;
  if (process.getuid?.() === 0 && isThere('apt-get', '--version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...args: string[]) =>
      spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
    const install = () => run('install', '-y', '--no-install-recommends', ...packages);
    if ((install() || (run('update') && install())) && missing().length === 0) return;
  }
  throw new Error(
    `These tests need Debian packages. Install them: sudo apt-get install ${packages.join(' ')}`,
  );
}

function isThere(program: string, argument: string): boolean {
  return spawnSync(program, [argument], { stdio: 'ignore' }).error === undefined;
}
