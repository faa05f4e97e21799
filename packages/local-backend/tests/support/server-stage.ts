import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateOf } from '@quits/identity-service';
import { listen } from '../../src/http/listen.ts';
import type { RestartableServer } from '../../src/server/running-server.ts';
import type { ServerOptions } from '../../src/server/server-options.ts';
import { startServer } from '../../src/server/start-server.ts';

/** The name by which people reach the server of a test. */
export const PUBLIC_NAME = 'quits.example.org';

/** A server with a hosted page and a folder of its own. */
export interface ServerStage {
  readonly server: RestartableServer;
  /** Contains `data`, `app`, `cert.pem`, `key.pem`. */
  readonly folder: string;
  /** Messages that it has logged so far. */
  readonly logged: readonly string[];
  /** Sends a request exactly as given, to the server itself. */
  send(request: RawRequest): Promise<RawAnswer>;
  stop(): Promise<void>;
}

/** A request that no client library changes. */
export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Its response. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const NOTE_RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /notes/{id} { allow read, write: if request.auth != null; }
} }`;
const FILE_RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o {
  match /users/{uid}/{file} { allow read, write: if request.auth.uid == uid; }
} }`;

const PAGE = '<!doctype html><html><head><title>Page</title></head></html>';

/** Starts a server, by default with a certificate of its own for `quits.example.org`. */
export async function startServerStage(options: Partial<ServerOptions> = {}): Promise<ServerStage> {
  const folder = mkdtempSync(join(tmpdir(), 'quits-server-'));
  const logged: string[] = [];
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const port = options.port ?? (await freePort());
  const certificateFile = join(folder, 'cert.pem');
  const keyFile = join(folder, 'key.pem');
  file('index.html', PAGE);
  const isBehindProxy = options.encryption?.kind === 'proxy';
  // Making a key takes most of the time of a start.
  if (!isBehindProxy) writeCertificate(folder);
  const server = await startServer({
    url: `https://${PUBLIC_NAME}${isBehindProxy ? '' : `:${port}`}`,
    data: join(folder, 'data'),
    encryption: { kind: 'files', certificateFile, keyFile },
    host: '127.0.0.1',
    port,
    hosting: { folder },
    rulesFile: file('firestore.rules', NOTE_RULES),
    storageRulesFile: file('storage.rules', FILE_RULES),
    log: ({ message }) => logged.push(message),
    ...options,
  });
  const { host } = new URL(server.url);
  return {
    server,
    folder,
    logged,
    send: (request) => sendRaw(server.port, !isBehindProxy, host, request),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes a new certificate and its key into a folder. */
export function writeCertificate(folder: string): void {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(join(folder, 'cert.pem'), certificateOf(privateKey, PUBLIC_NAME));
  writeFileSync(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
}

/** Sends a request by HTTP/1.1 to a port of this machine. */
export function sendRaw(
  port: number,
  isEncrypted: boolean,
  host: string,
  { method = 'GET', path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const send = isEncrypted ? secureRequest : plainRequest;
    const outgoing = send(
      {
        hostname: '127.0.0.1',
        port,
        method,
        path,
        headers: { Host: host, ...headers },
        rejectUnauthorized: false,
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Returns a port that no program of this machine listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
