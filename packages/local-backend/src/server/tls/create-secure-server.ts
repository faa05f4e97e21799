import type { RequestListener } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import { type Connections, hardLimitOf } from '../operation/connections.ts';
import { within } from '../operation/within.ts';
import type { Certificate } from './certificate.ts';

/** An HTTPS server that speaks HTTP/2, which has no limit of connections that tabs share, and HTTP/1.1. */
export interface SecureServer {
  readonly server: Http2SecureServer;
  /** Uses another certificate for new connections. */
  use(certificate: Certificate): void;
  /** Accepts no more connections; open ones answer the requests that they have. */
  finish(): void;
  /** Closes all connections once what was written is sent. */
  close(): Promise<void>;
}

/** How long a client may take to read the end of a response when the server stops, in ms. */
const PATIENCE = 1000;
/** Requests at once in one connection; a browser sends those of all its tabs through one. */
const STREAMS = 1000;

/** Creates a server for a listener of Node's HTTP server. */
export function createSecureHttpServer(
  certificate: Certificate,
  listener: RequestListener,
  connections: Connections,
): SecureServer {
  const sessions = new Set<ServerHttp2Session>();
  const sockets = new Set<Socket>();
  const server = createSecureServer({
    ...certificate,
    allowHTTP1: true,
    minVersion: 'TLSv1.2',
    maxHeaderListPairs: 128,
    settings: { maxConcurrentStreams: STREAMS },
  });
  server.maxConnections = hardLimitOf(connections);
  server.on('connection', (socket: Socket) => connections.add(socket));
  // HTTP/2 requests have all members of HTTP/1.1 requests that the listener uses: Node calls it the compatibility API.
  server.on('request', listener as unknown as (...args: unknown[]) => void);
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => session.destroy());
  });
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  // Port scanners and clients without TLS cause these all day.
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  const closed = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
  });
  function finish(): void {
    if (server.listening) server.close();
    for (const session of sessions) if (!session.closed) session.close();
  }
  return {
    server,
    use: (next) => server.setSecureContext(next),
    finish,
    async close() {
      finish();
      for (const session of sessions) session.destroy();
      for (const socket of sockets) socket.destroySoon();
      if (await within(closed, PATIENCE)) return;
      // Clients that don't read.
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
