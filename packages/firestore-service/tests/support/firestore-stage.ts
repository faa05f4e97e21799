import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { CallLimits } from '../../src/grpc/call.ts';
import { createGrpc } from '../../src/grpc/grpc.ts';
import type { RestHandler } from '../../src/rest/create-firestore-rest.ts';
import type { FirestoreService } from '../../src/rpc/firestore-service.ts';
import type { WebChannelOptions } from '../../src/webchannel/options.ts';
import { createWebChannel } from '../../src/webchannel/webchannel.ts';
import { sharePort } from '../../src/grpc/shared-port.ts';

/** A server for tests of the transports. */
export interface Stage {
  readonly port: number;
  /** Breaks every connection; sessions stay. */
  cut(): void;
  /** Ends every session like a server that shuts down. */
  stopChannels(): void;
  stop(): Promise<void>;
}

/** Options of a stage. */
export interface StageOptions extends WebChannelOptions {
  /** @default a free one */
  readonly port?: number;
  readonly rest?: RestHandler;
  /** Limits of gRPC calls; those of WebChannel are separate. */
  readonly grpc?: Partial<CallLimits>;
}

/** Serves only Firestore over all its transports, to pages of any origin. */
export async function startStage(
  service: FirestoreService,
  { port = 0, rest, grpc: callLimits, ...options }: StageOptions = {},
): Promise<Stage> {
  const channel = createWebChannel(service, options);
  const grpc = createGrpc(service, callLimits);
  const server = createServer((request, response) => {
    allowOrigin(request, response);
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (!channel.handle(request, response, url)) void serveRest(request, response, url);
  });

  async function serveRest(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    if ((await rest?.(request, response, url)) !== true) response.writeHead(404).end();
  }

  sharePort(server, grpc);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    stopChannels: () => channel.stop(),
    async stop() {
      channel.stop();
      grpc.stop();
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? '',
  );
}
