import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A running proxy. */
export interface BufferingProxy {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a proxy that buffers every response until it is complete. */
export async function startBufferingProxy(target: number): Promise<BufferingProxy> {
  const server = createServer((request, response) => {
    const upstream = httpRequest(
      {
        host: '127.0.0.1',
        port: target,
        path: request.url,
        method: request.method,
        headers: request.headers,
        agent: false,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', () => response.destroy());
        answer.on('end', () => {
          const headers = { ...answer.headers };
          delete headers['transfer-encoding'];
          response.writeHead(answer.statusCode ?? 502, headers).end(Buffer.concat(chunks));
        });
      },
    );
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
