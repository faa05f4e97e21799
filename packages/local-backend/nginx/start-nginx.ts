import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { certificateOf } from '@quits/identity-service';
import { listen } from '../src/http/listen.ts';

/** An nginx in front of a backend. */
export interface RunningNginx {
  /** `https://localhost:…`, with a self-signed certificate. */
  readonly origin: string;
  /** The request lines that it passed on so far. */
  requests(): string[];
  stop(): Promise<void>;
}

/** Ports that nginx forwards requests to. */
export interface Upstream {
  readonly port: number;
  readonly firestorePort: number;
  /** Additional directives of the server, such as headers. */
  readonly directives?: string;
}

/** Starts nginx, which terminates TLS and serves everything from one origin, on a free port. */
export async function startNginx(upstream: Upstream): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-nginx-'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(join(folder, 'cert.pem'), certificateOf(privateKey, 'localhost'));
  writeFileSync(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port, upstream));
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'error.log')];
  const nginx = spawn('nginx', args, { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  while (!(await answers(port))) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await setTimeout(20);
  }
  return {
    origin: `https://localhost:${port}`,
    requests: () => readFileSync(join(folder, 'access.log'), 'utf8').split('\n').filter(Boolean),
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Returns a common configuration: with buffering and compression, which delay a stream unless it
 * opts out.
 */
function configOf(folder: string, port: number, upstream: Upstream): string {
  const isRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  ${temporary.join('\n  ')}
  log_format line '$request';
  access_log ${folder}/access.log line;
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    client_max_body_size 0;
    gzip on;
    gzip_proxied any;
    gzip_min_length 0;
    gzip_types text/plain text/css text/javascript application/json;
    ${upstream.directives ?? ''}
    location ~ ^/(google\\.firestore\\.v1\\.Firestore|v1/projects)/ {
      proxy_pass http://127.0.0.1:${upstream.firestorePort};
    }
    location / {
      proxy_pass http://127.0.0.1:${upstream.port};
    }
  }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
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
