import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGrpc } from '../../src/firestore/grpc/grpc.ts';
import type { FirestoreService } from '../../src/firestore/rpc/rpc.ts';
import type { WebChannelOptions } from '../../src/firestore/webchannel/options.ts';
import { createWebChannel } from '../../src/firestore/webchannel/webchannel.ts';
import { sharePort } from '../../src/server/shared-port.ts';

/** A server for tests of the transports. */
export interface Stage {
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves Firestore alone on a free port, to pages of any origin. */
export async function startStage(
  service: FirestoreService,
  options?: WebChannelOptions,
): Promise<Stage> {
  const channel = createWebChannel(service, options);
  const grpc = createGrpc(service);
  const server = createServer((request, response) => {
    allowOrigin(request, response);
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (channel.handle(request, response, url)) return;
    response.writeHead(request.method === 'OPTIONS' ? 204 : 404).end();
  });
  const closeUndecided = sharePort(server, grpc);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      channel.stop();
      grpc.stop();
      closeUndecided();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? '',
  );
}
