import type { Socket } from 'node:net';
import type { FirestoreService } from '../rpc/firestore-service.ts';
import type { CallLimits } from './call.ts';
import type { GrpcServer } from './grpc-server.ts';

const MEBI = 1024 * 1024;
const DEFAULTS: CallLimits = { maxMessage: 32 * MEBI, maxWaiting: 32 * MEBI, stall: 10_000 };

/**
 * Serves Firestore over gRPC on sockets that speak HTTP/2. The code is loaded with the first one.
 */
export function createGrpc(
  service: FirestoreService,
  limits: Partial<CallLimits> = {},
): GrpcServer {
  let server: Promise<GrpcServer> | undefined;
  let stopped = false;

  async function load(): Promise<GrpcServer> {
    const { createGrpcServer } = await import('./grpc-server.ts');
    return createGrpcServer(service, { ...DEFAULTS, ...limits });
  }

  async function accept(socket: Socket): Promise<void> {
    server ??= load();
    const loaded = await server;
    if (stopped) socket.destroy();
    else loaded.accept(socket);
  }

  return {
    accept: (socket) => void accept(socket),
    async finish() {
      const loaded = await server;
      await loaded?.finish();
    },
    stop() {
      stopped = true;
      void server?.then((loaded) => loaded.stop());
    },
  };
}
