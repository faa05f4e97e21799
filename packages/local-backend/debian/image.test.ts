import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltImage, buildImage, USER } from '@quits/tooling-image';
import { eventually } from '@quits/tooling-presets/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DEVELOPMENT_REQUESTS,
  INSIDER_HEADERS,
  madeUpPath,
} from '../tests/support/development-paths.ts';
import { freePort, PUBLIC_NAME, type RawAnswer, sendRaw } from '../tests/support/server-stage.ts';
import { accountOf, signUpGuest } from './image-functions.ts';

/** Code that only a development backend needs, by path; `without-development` replaces some of it. */
const DEVELOPMENT = [
  /^packages\/local-backend\/src\/(?:app-server|cli\/(?:run-cli|help|parse-arguments))\.ts$/,
  /^packages\/local-backend\/src\/(?:control|project|testing)\/(?!read-|project-names|section)/,
  /^packages\/local-backend\/src\/start-(?:local-backend|servers)\.ts$/,
  /^packages\/identity-service\/src\/pages\/(?:emulator-action|provider-page)\.ts$/,
  /\/testing\//,
  /\.test\.ts$/,
];

/** The image's configuration in `config.json` of an unpacked image. */
interface Runtime {
  readonly process: {
    readonly user: { readonly uid: number; readonly gid: number };
    readonly args: readonly string[];
    readonly env: readonly string[];
  };
}

let work: string;
let image: BuiltImage;
let runtime: Runtime;
let server: ChildProcess;
let port: number;
let output = '';

// As compose.yaml's `read_only` does it: only the volume can be written to.
const READ_ONLY = `mount --bind "$0" "$0"
mount --bind "$0/data" "$0/data"
mount -o remount,bind,ro "$0"
exec chroot "$@"`;

// Docker's daemon and most container runtimes don't run inside a test's sandbox, so the unpacked image runs in a chroot.
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'quits-image-test-'));
  image = await buildImage(join(work, 'layout'), process.execPath);
  const unpack = ['unpack', '--image', join(work, 'layout:latest'), join(work, 'unpacked')];
  const { status, stderr } = spawnSync('umoci', unpack, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`umoci failed: ${stderr}`);
  runtime = JSON.parse(readFileSync(join(work, 'unpacked/config.json'), 'utf8')) as Runtime;
  port = await freePort();
  const { args, env, user } = runtime.process;
  const options = ['--url', `https://${PUBLIC_NAME}`, '--trust-proxy', '--port', String(port)];
  const root = join(work, 'unpacked/rootfs');
  server = spawn(
    'unshare',
    ['--mount', 'sh', '-c', READ_ONLY, root]
      .concat([`--userspec=${user.uid}:${user.gid}`, root])
      .concat(args, options),
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...Object.fromEntries(env.map((line) => line.split(/=(.*)/s).slice(0, 2))),
        QUITS_METRICS_PORT: String(await freePort()),
        RATES_URL: 'http://127.0.0.1:9/',
        FURTHER_RATES_URL: 'http://127.0.0.1:9/',
      },
    },
  );
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`It has ended with ${code}: ${output}`)));
    server.stdout?.on('data', () => {
      if (output.includes('Ready at')) resolve();
    });
  });
}, 240_000);

afterAll(() => {
  if (server.exitCode === null) server.kill('SIGKILL');
  rmSync(work, { recursive: true });
});

const send = (path: string, method = 'GET', headers = {}) =>
  sendRaw(port, false, PUBLIC_NAME, { path, method, headers });

/** Returns the paths of the modules that a bundle contains. */
function includedIn({ outputs }: BuiltImage['modules']['server']): readonly string[] {
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path.replace(/^(?:\.\.\/)+/, '')),
  );
}

/** Returns the parts of a response from which a caller could learn something. */
function learned({ status, headers, body }: RawAnswer) {
  const { date: _, 'set-cookie': __, ...rest } = headers;
  return { status, headers: rest, body };
}

describe('the container image', () => {
  it('runs as a user without rights, who can write to the data only', () => {
    expect(runtime.process.user).toMatchObject({ uid: USER, gid: USER });
    const find = ['/tmp', '/proc', '/dev', '/sys', '/run', '/var'].flatMap((path) => [
      '-path',
      join(work, 'unpacked/rootfs', path),
      '-prune',
      '-o',
    ]);
    const root = join(work, 'unpacked/rootfs');
    const rights = ['(', '-uid', String(USER), '-o', '-perm', '-o+w', ')', '!', '-type', 'l'];
    const found = spawnSync('find', [root, ...find, ...rights, '-print'], { encoding: 'utf8' });
    const writable = found.stdout
      .trim()
      .split('\n')
      .filter((path) => path !== '');
    expect(writable.filter((path) => !path.startsWith(join(root, 'data')))).toEqual([]);
  });

  it('has no code of a development backend, no tests, no shell and no package manager', () => {
    const { server: own, functions } = image.modules;
    const ours = [own, functions].flatMap(includedIn);
    expect(ours).toContain('packages/local-backend/src/server/start-server.ts');
    expect(ours).toContain('packages/local-backend/src/functions/child/main.ts');
    expect(ours).toContain('packages/product/src/series/unattended-days.ts');
    expect(includedIn(functions).filter((path) => path.startsWith('packages/local-'))).toEqual([]);
    expect(ours.filter((path) => DEVELOPMENT.some((pattern) => pattern.test(path)))).toEqual([]);
    const app = join(work, 'unpacked/rootfs/opt/quits');
    const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
    expect(files).toContain('assets/gapi.js');
    expect(files.filter((file) => /\.map$|\.ts$|auth-handler|recaptcha|gtag/.test(file))).toEqual(
      [],
    );
    const scripts = files.filter((file) => /^dist\/[^/]+\.js$/.test(file));
    const code = scripts.map((file) => readFileSync(join(app, file), 'utf8')).join('\n');
    // Texts of the pages and paths for developers and test tools.
    const texts = ['ruleCoverage.html', 'verificationCodes', 'emulator/auth/handler'];
    expect(texts.filter((one) => code.includes(one))).toEqual([]);
    const programs = ['usr/bin', 'bin', 'usr/sbin', 'sbin'].flatMap((path) => {
      return readdirSync(join(work, 'unpacked/rootfs', path));
    });
    expect(programs).toContain('node');
    const forbidden = [
      'sh',
      'bash',
      'dash',
      'busybox',
      'npm',
      'npx',
      'corepack',
      'apt',
      'dpkg',
      'curl',
      'wget',
      'perl',
      'python3',
    ];
    expect(programs.filter((name) => forbidden.includes(name))).toEqual([]);
  });

  it('serves the app, and answers requests of development as if they did not exist', async () => {
    expect((await send('/')).body).toContain('<title>Quits');
    expect(await send('/__/ready')).toMatchObject({ status: 200 });
    for (const [method, path] of DEVELOPMENT_REQUESTS) {
      // oxlint-disable-next-line no-await-in-loop
      const [answer, other] = await Promise.all([
        send(path, method, INSIDER_HEADERS),
        send(madeUpPath(path), method, INSIDER_HEADERS),
      ]);
      expect({ method, path, ...learned(answer) }).toEqual({ method, path, ...learned(other) });
    }
  });

  it('runs the functions of the app: after a change of a group, and for a second device', async () => {
    const guest = await signUpGuest(port);
    expect(await guest.makeGroup()).toBe(200);
    await eventually(async () =>
      expect(await guest.read('settings/push')).toMatchObject({
        fields: { publicKey: { stringValue: expect.stringMatching(/^[\w-]{87}$/) } },
      }),
    );
    const { link } = await guest.call('createDeviceCode', {});
    const { token } = await guest.call('joinDevice', { secret: link });
    expect(await accountOf(port, String(token))).toBe(guest.uid);
    expect(output).not.toMatch(/"level":"(?:error|warn)"(?!.*--smtp)/);
  });

  it('logs JSON, and ends when it is told to', async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const lines = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines.at(-1)).toMatchObject({ level: 'info', message: 'Stopped.' });
  });
});
