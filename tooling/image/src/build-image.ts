import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectApp, type CollectedModules } from './collect-app.ts';
import { runProgram } from './run-program.ts';

/** A built image. */
export interface BuiltImage {
  /** The modules of the server and of the functions in it. */
  readonly modules: CollectedModules;
}

/** User and group of the server in the image; volumes must be writable for it. */
export const USER = 10_001;
/** Packages of Debian that Node needs. */
const PACKAGES = ['base-files', 'libstdc++6', 'netbase', 'tzdata'];
const SUITE = 'bookworm';
/** Parts of the packages that only people and package managers read. */
const LEFT_OUT = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/locale',
  'var/lib/dpkg',
  'var/cache',
];

const ENVIRONMENT = {
  NODE_ENV: 'production',
  QUITS_DATA: '/data',
  QUITS_HOSTING: '/opt/quits/app',
  QUITS_CONFIG: '/opt/quits/rules/firebase.json',
  QUITS_FUNCTIONS: '/opt/quits/functions',
  QUITS_BACKUP_CHECK: '/opt/quits/checks/backup.js',
  QUITS_ACTION_URL: '/auth/action',
  QUITS_APP_NAME: 'Quits',
  QUITS_LOG_FORMAT: 'json',
  QUITS_METRICS_PORT: '9464',
};

/**
 * Builds the image as an OCI layout from Debian's packages, Node, and the built app.
 * @param folder of the layout, made if missing; a tool such as `skopeo copy oci:FOLDER:latest` publishes it
 * @param node the Node program to put in
 * @throws {Error} if a program of Debian is missing, or the app isn't built
 */
export async function buildImage(folder: string, node: string): Promise<BuiltImage> {
  const work = mkdtempSync(join(tmpdir(), 'quits-image-'));
  try {
    const root = join(work, 'root');
    const base = join(work, 'base.tar');
    runProgram(
      'mmdebstrap',
      '--variant=extract',
      `--include=${PACKAGES.join(',')}`,
      '--quiet',
      SUITE,
      base,
    );
    mkdirSync(root);
    runProgram('tar', '--extract', '--file', base, '--directory', root);
    for (const path of LEFT_OUT) rmSync(join(root, path), { recursive: true, force: true });
    writeFileSync(join(root, 'etc/passwd'), passwd());
    writeFileSync(join(root, 'etc/group'), `root:x:0:\nquits:x:${USER}:\n`);
    cpSync(node, join(root, 'usr/bin/node'), { dereference: true });
    const modules = await collectApp(join(root, 'opt/quits'));
    mkdirSync(join(root, 'data'), { mode: 0o700 });
    runProgram('chown', '--recursive', '0:0', join(root, 'opt/quits'));
    runProgram('chown', `${USER}:${USER}`, join(root, 'data'));
    pack(root, folder, work);
    return { modules };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function passwd(): string {
  return `root:x:0:0:root:/root:/usr/sbin/nologin\nquits:x:${USER}:${USER}:Quits:/data:/usr/sbin/nologin\n`;
}

function pack(root: string, folder: string, work: string): void {
  const image = `${folder}:latest`;
  const layer = join(work, 'layer.tar');
  runProgram('tar', '--create', '--numeric-owner', '--file', layer, '--directory', root, '.');
  runProgram('umoci', 'init', '--layout', folder);
  runProgram('umoci', 'new', '--image', image);
  runProgram('umoci', 'raw', 'add-layer', '--image', image, layer);
  const environment = Object.entries(ENVIRONMENT).map(
    ([name, value]) => `--config.env=${name}=${value}`,
  );
  runProgram(
    'umoci',
    'config',
    `--image=${image}`,
    `--config.user=${USER}:${USER}`,
    '--config.workingdir=/opt/quits',
    '--config.entrypoint=/usr/bin/node',
    '--config.entrypoint=/opt/quits/dist/serve.js',
    '--config.exposedports=80/tcp',
    '--config.exposedports=443/tcp',
    '--config.exposedports=8787/tcp',
    '--config.volume=/data',
    '--config.stopsignal=SIGTERM',
    '--config.label=org.opencontainers.image.title=Quits',
    '--config.label=org.opencontainers.image.licenses=MIT',
    ...environment,
  );
}
