import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * An HTTP server that times out slow request headers and destroys open sockets on close.
 */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      // Uploads may take long; request headers may not.
      headersTimeout: 20_000,
      requestTimeout: 0,
      keepAliveTimeout: 30_000,
      maxHeaderSize: 32 * 1024,
    },
    listener,
  );
  server.maxRequestsPerSocket = 0;
  return server;
}

/** Closes a server and its connections. */
export async function closeHttpServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeAllConnections();
  await closed;
}
