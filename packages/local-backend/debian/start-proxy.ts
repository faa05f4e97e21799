import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, writeCertificate } from '../tests/support/server-stage.ts';

/** A proxy that encrypts, in front of a backend or a server. */
export interface RunningProxy {
  readonly port: number;
  /** The request lines that it passed on so far. */
  requests(): string[];
  stop(): Promise<void>;
}

/** Folder and port of a proxy. */
export interface ProxyFiles {
  /** Has `cert.pem` and `key.pem`; the configuration and the logs go here. */
  readonly folder: string;
  readonly port: number;
}

/** A kind of proxy. */
export interface ProxyKind {
  readonly program: string;
  readonly argumentsOf: (files: ProxyFiles) => readonly string[];
  /** Name of the file with the configuration. */
  readonly file: string;
}

/** Starts a proxy on a free port, or a given one. `configOf` returns its configuration. */
export async function startProxy(
  kind: ProxyKind,
  configOf: (files: ProxyFiles) => string,
  given?: number,
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `quits-${kind.program}-`));
  writeCertificate(folder);
  const port = given ?? (await freePort());
  const files = { folder, port };
  writeFileSync(join(folder, kind.file), configOf(files));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const proxy = spawn(kind.program, kind.argumentsOf(files), {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  proxy.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(proxy, 'exit');
  while (!(await answers(port))) {
    if (proxy.exitCode !== null) throw new Error(`${kind.program} has ended: ${errors}`);
    await setTimeout(20);
  }
  return {
    port,
    requests: () => readFileSync(join(folder, 'access.log'), 'utf8').split('\n').filter(Boolean),
    async stop() {
      proxy.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
