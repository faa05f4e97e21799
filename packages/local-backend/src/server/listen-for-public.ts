import type { RequestListener } from 'node:http';
import { sharePort, type SocketTaker } from '@quits/firestore-service';
import type { Log } from '../diagnostics/log.ts';
import { closeHttpServer, createHttpServer } from '../http/create-server.ts';
import { listen } from '../http/listen.ts';
import type { ServerOptions } from './server-options.ts';
import { certificateFiles } from './tls/certificate-files.ts';
import type { CertificateSource } from './tls/certificate.ts';
import { createSecureHttpServer } from './tls/create-secure-server.ts';

/** Options of {@link listenForPublic}. */
export interface ListenOptions {
  readonly options: Pick<ServerOptions, 'encryption' | 'host' | 'port'>;
  readonly url: URL;
  readonly listener: RequestListener;
  /** For proxies that pass on HTTP/2 without TLS. */
  readonly grpc: SocketTaker;
  readonly log: Log;
}

/** A server that listens. */
export interface Listening {
  readonly port: number;
  stop(): Promise<void>;
}

const HTTPS = 443;
const BEHIND_PROXY = 8787;
/** Every address, of IPv4 and IPv6. */
const EVERYWHERE = '::';

/**
 * Serves everything on one port.
 * @throws {StartError} if the port is in use, or the certificate isn't usable
 */
export async function listenForPublic(parts: ListenOptions): Promise<Listening> {
  const { encryption, host, port } = parts.options;
  switch (encryption.kind) {
    case 'proxy':
      return listenBehindProxy(parts, port ?? BEHIND_PROXY, host ?? '127.0.0.1');
    case 'files': {
      const source = certificateFiles({ ...encryption, log: parts.log });
      const own = parts.url.port === '' ? HTTPS : Number(parts.url.port);
      return listenSecurely(parts, source, port ?? own, host ?? EVERYWHERE);
    }
  }
}

async function listenBehindProxy(
  { listener, grpc }: ListenOptions,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createHttpServer(listener);
  const closeUndecided = sharePort(server, grpc);
  return {
    port: await listen(server, port, host),
    async stop() {
      closeUndecided();
      await closeHttpServer(server);
    },
  };
}

async function listenSecurely(
  { listener }: ListenOptions,
  source: CertificateSource,
  port: number,
  host: string,
): Promise<Listening> {
  const secure = createSecureHttpServer(await source.first(), listener);
  const actualPort = await listen(secure.server, port, host);
  const unwatch = source.watch((certificate) => secure.use(certificate));
  return {
    port: actualPort,
    async stop() {
      unwatch();
      await secure.close();
    },
  };
}
