import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { sharePort, type SocketTaker } from '@quits/firestore-service';
import type { Log } from '../diagnostics/log.ts';
import { closeHttpServer, createHttpServer } from '../http/create-server.ts';
import { listen } from '../http/listen.ts';
import { type Connections, hardLimitOf } from './operation/connections.ts';
import type { ServerOptions } from './server-options.ts';
import { acmeCertificates } from './tls/acme-certificates.ts';
import { certificateFiles } from './tls/certificate-files.ts';
import type { CertificateSource } from './tls/certificate.ts';
import { createHttpChallenges } from './tls/http-challenges.ts';
import { createSecureHttpServer } from './tls/create-secure-server.ts';

/** Options of {@link listenForPublic}. */
export interface ListenOptions {
  readonly options: Pick<ServerOptions, 'data' | 'encryption' | 'host' | 'port'>;
  readonly url: URL;
  readonly listener: RequestListener;
  /** For proxies that pass on HTTP/2 without TLS. */
  readonly grpc: SocketTaker;
  readonly connections: Connections;
  /** In ms since the epoch. */
  readonly now: () => number;
  readonly log: Log;
}

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Accepts no more connections; open ones answer the requests that they have. */
  finish(): void;
  /** Closes all connections once what was written is sent. */
  stop(): Promise<void>;
}

const HTTP = 80;
const HTTPS = 443;
const BEHIND_PROXY = 8787;
/** Every address, of IPv4 and IPv6. */
const EVERYWHERE = '::';

/** Returns where a server listens. */
export function portOfServer(
  { encryption, host, port }: Pick<ServerOptions, 'encryption' | 'host' | 'port'>,
  url: URL,
): { readonly port: number; readonly host: string } {
  const isBehindProxy = encryption?.kind === 'proxy';
  const ownPort = url.port === '' ? HTTPS : Number(url.port);
  return {
    port: port ?? (isBehindProxy ? BEHIND_PROXY : ownPort),
    host: host ?? (isBehindProxy ? '127.0.0.1' : EVERYWHERE),
  };
}

/**
 * Serves everything on one port.
 * @throws {StartError} if the port is in use, or the certificate isn't usable
 */
export async function listenForPublic(parts: ListenOptions): Promise<Listening> {
  const { encryption = { kind: 'acme' } } = parts.options;
  const { url, now, log } = parts;
  const { port, host } = portOfServer(parts.options, url);
  switch (encryption.kind) {
    case 'proxy':
      return listenBehindProxy(parts, port, host);
    case 'files': {
      const source = certificateFiles({ ...encryption, log });
      return listenSecurely(parts, source, port, host);
    }
    case 'acme': {
      const { httpPort = HTTP, ...authority } = encryption;
      const challenges = createHttpChallenges(url.origin);
      const folder = join(parts.options.data, 'certificates');
      const { hostname } = url;
      const source = acmeCertificates({ ...authority, hostname, folder, challenges, now, log });
      await listen(challenges.server, httpPort, host);
      try {
        const secure = await listenSecurely(parts, source, port, host);
        return {
          port: secure.port,
          finish: () => secure.finish(),
          async stop() {
            await Promise.all([secure.stop(), closeHttpServer(challenges.server)]);
          },
        };
      } catch (error) {
        await closeHttpServer(challenges.server);
        throw error;
      }
    }
  }
}

async function listenBehindProxy(
  { listener, grpc, connections }: ListenOptions,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createHttpServer(listener);
  server.maxConnections = hardLimitOf(connections);
  server.on('connection', (socket) => connections.add(socket));
  const closeUndecided = sharePort(server, grpc);
  return {
    port: await listen(server, port, host),
    // It also closes idle connections.
    finish: () => void server.close(),
    async stop() {
      closeUndecided();
      await closeHttpServer(server);
    },
  };
}

async function listenSecurely(
  { listener, connections }: ListenOptions,
  source: CertificateSource,
  port: number,
  host: string,
): Promise<Listening> {
  const secure = createSecureHttpServer(await source.first(), listener, connections);
  const actualPort = await listen(secure.server, port, host);
  const unwatch = source.watch((certificate) => secure.use(certificate));
  return {
    port: actualPort,
    finish: () => secure.finish(),
    async stop() {
      unwatch();
      await secure.close();
    },
  };
}
