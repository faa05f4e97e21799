import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** An HTTP proxy for one browser. */
export interface WebProxy {
  readonly port: number;
  /** Cuts all connections and refuses new ones until it is called with `false`. */
  goOffline(isOffline: boolean): void;
  close(): Promise<void>;
}

/**
 * Starts an HTTP proxy on a free port. Firefox ESR 140 can't emulate network conditions, and a service worker's requests would
 * escape an interception in the page.
 */
export async function startWebProxy(): Promise<WebProxy> {
  const sockets = new Set<Socket>();
  let offline = false;

  const server = createServer((incoming, reply) => {
    const { method, headers, url = '' } = incoming;
    const outgoing = request(url, { method, headers }, (response) => {
      reply.writeHead(response.statusCode ?? 502, response.rawHeaders);
      // Send the headers of a stream that has no data yet.
      reply.flushHeaders();
      response.pipe(reply);
      response.once('error', () => reply.destroy());
    });
    outgoing.once('error', () => reply.destroy());
    reply.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  server.on('connection', (socket) => {
    if (offline) {
      socket.resetAndDestroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });

  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    port: (server.address() as AddressInfo).port,
    goOffline(isOffline) {
      offline = isOffline;
      if (offline) cut();
    },
    async close() {
      cut();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
