import { execFileSync, type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './backend-process.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const CLI = join(ROOT, 'packages/local-backend/dist/cli.js');

/** The name by which people reach the server of a journey. */
export const OWN_NAME = 'quits.example.org';

/** The built app on `quits-backend serve`, with a certificate of its own. */
export interface OwnServer {
  readonly origin: string;
  /** Starts it again on its data, with other further arguments. */
  restart(others: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a free port with an empty data folder, and with further arguments. */
export async function startOwnServer(further: readonly string[] = []): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-own-server-'));
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${OWN_NAME}`]
      .concat(['-addext', `subjectAltName=DNS:${OWN_NAME}`])
      .concat(['-keyout', key, '-out', certificate]),
    { stdio: 'ignore' },
  );
  const port = await freePort();
  const origin = `https://${OWN_NAME}:${port}`;
  const option = (name: string, value: string) => [`--${name}`, value];
  const args = [
    [CLI, 'serve'],
    option('url', origin),
    option('host', '127.0.0.1'),
    option('data', join(folder, 'data')),
    option('certificate', certificate),
    option('key', key),
    option('hosting', join(ROOT, 'apps/web/dist')),
    option('rules', join(ROOT, 'apps/web/firebase/firestore.rules')),
    option('storage-rules', join(ROOT, 'apps/web/firebase/storage.rules')),
    option('indexes', join(ROOT, 'apps/web/firebase/firestore.indexes.json')),
    option('action-url', '/auth/action'),
  ].flat();
  let child = await start([...args, ...further]);
  return {
    origin,
    async restart(others) {
      await end(child);
      child = await start([...args, ...others]);
    },
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  await untilReady(child);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((done, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready at ')) done();
    });
    child.once('exit', (code) => fail(new Error(`The server has ended with ${code}: ${output}`)));
  });
}
