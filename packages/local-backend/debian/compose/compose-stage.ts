import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildImage } from '@quits/tooling-image';

/** The compose file of the documentation. */
export const COMPOSE_FILE = resolve(import.meta.dirname, '../../../../tooling/image/compose.yaml');
const PROJECT = 'quits';
/** Name that podman-compose gives to the container of the only service. */
export const CONTAINER = 'quits_quits_1';

/** Output of a program, and how it ended. */
interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** Podman with the image, in a network and a view of the file system of its own. */
export interface ComposeStage {
  /** Runs a program there. */
  run(program: string, ...args: readonly string[]): Ended;
  /**
   * Runs podman-compose with the compose file.
   * @throws {Error} with its output if it fails
   */
  compose(...args: readonly string[]): void;
  /** Stops and removes everything. */
  stop(): Promise<void>;
}

/**
 * The network has no way out, and its own port 8787, which a development backend may be using. Where both versions of control
 * groups are mounted, crun works with the first one only.
 */
const OWN_PLACE = `if [ -d /sys/fs/cgroup/unified ]; then umount /sys/fs/cgroup/unified; fi
ip link set lo up && echo ready && exec sleep infinity`;

/** Builds the image and gives it to a new Podman. */
export async function startComposeStage(): Promise<ComposeStage> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-compose-'));
  const environment = { ...process.env, ...configure(folder) };
  const place = spawn('unshare', ['--mount', '--net', 'sh', '-c', OWN_PLACE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const run = (program: string, ...args: readonly string[]): Ended => {
    const inside = ['--target', String(place.pid), '--mount', '--net', `--wdns=${folder}`];
    const { status, stdout, stderr } = spawnSync('nsenter', [...inside, program, ...args], {
      env: environment,
      encoding: 'utf8',
    });
    return { status, output: `${stdout}${stderr}` };
  };
  const require = (program: string, ...args: readonly string[]): string => {
    const { status, output } = run(program, ...args);
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${output}`);
    return output;
  };
  const compose = (...args: readonly string[]): void => {
    require('podman-compose', '-f', COMPOSE_FILE, '-p', PROJECT, ...args);
  };
  const stop = async () => {
    run('podman-compose', '-f', COMPOSE_FILE, '-p', PROJECT, 'down', '--volumes');
    await end(place);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await once(place.stdout, 'data');
    await buildImage(join(folder, 'quits-image'), process.execPath);
    // As documented.
    require('podman', 'pull', 'oci:quits-image:latest');
    require('podman', 'tag', 'quits-image', 'quits');
    return { run, compose, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Writes the configuration of a Podman that keeps everything in a folder; returns its environment. */
function configure(folder: string): Readonly<Record<string, string>> {
  const write = (name: string, lines: readonly string[]) => {
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
    return join(folder, name);
  };
  mkdirSync(join(folder, 'networks'));
  return {
    CONTAINERS_CONF: write('containers.conf', [
      '[containers]',
      // Without the right to raise limits, containers can't start with the usual ones.
      'default_ulimits = ["nofile=1024:4096", "nproc=1024:2048"]',
      '[engine]',
      'cgroup_manager = "cgroupfs"',
      'events_logger = "file"',
      '[network]',
      `network_config_dir = "${join(folder, 'networks')}"`,
    ]),
    CONTAINERS_STORAGE_CONF: write('storage.conf', [
      '[storage]',
      // Needs nothing of the file system below.
      'driver = "vfs"',
      `runroot = "${join(folder, 'run')}"`,
      `graphroot = "${join(folder, 'graph')}"`,
    ]),
  };
}

async function end(place: ChildProcess): Promise<void> {
  if (place.exitCode !== null || place.signalCode !== null) return;
  const ended = once(place, 'exit');
  place.kill('SIGKILL');
  await ended;
}
