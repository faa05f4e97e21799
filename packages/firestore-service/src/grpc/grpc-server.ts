import {
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { Socket } from 'node:net';
import { RpcError } from '@quits/service-base';
import type { FirestoreService } from '../rpc/firestore-service.ts';
import { Call, type CallLimits } from './call.ts';
import { ACCEPTED_ENCODINGS } from './decompress.ts';
import { asRpcError, trailersOf } from './grpc-error.ts';
import { rpcOfPath } from './methods.ts';
import { serveCall } from './serve-call.ts';
import { parseTimeout } from './timeout.ts';

/** gRPC server on sockets that are passed to it. */
export interface GrpcServer {
  /** Takes over a socket from which nothing was consumed (bytes read were put back). */
  accept(socket: Socket): void;
  /** Takes no more calls; resolves when those that it has have ended, and their connections are closed. */
  finish(): Promise<void>;
  /** Breaks all connections. */
  stop(): void;
}

const MEBI = 1024 * 1024;
const WINDOW = 4 * MEBI;

/** Serves every RPC of `google.firestore.v1.Firestore` over HTTP/2 with prior knowledge. */
export function createGrpcServer(service: FirestoreService, limits: CallLimits): GrpcServer {
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer({
    settings: { initialWindowSize: WINDOW, maxConcurrentStreams: 10_000 },
    maxSessionMemory: 256,
    // Clients that close many listeners at once reset many streams; that isn't an attack here.
    streamResetBurst: 100_000,
    streamResetRate: 10_000,
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.setLocalWindowSize(WINDOW);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => session.destroy());
  });
  server.on('stream', (stream, headers) => serve(stream, headers));

  function serve(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
    // A failed stream is closed right after, which is handled.
    stream.on('error', () => undefined);
    // The client may have cancelled the call already.
    if (stream.closed || stream.destroyed) return;
    const rpc = rpcOfPath(headers[':path'] ?? '');
    if (headers[':method'] !== 'POST' || !isGrpc(headers['content-type'])) {
      stream.respond({ ':status': 415 }, { endStream: true });
      return;
    }
    if (rpc === undefined) {
      refuse(stream, new RpcError('UNIMPLEMENTED', 'The service has no such method.'));
      return;
    }
    try {
      const call = new Call(stream, rpc, headers, limits);
      const timeout = parseTimeout(headers['grpc-timeout']);
      if (timeout !== undefined) call.limitTime(timeout);
      serveCall(service, rpc, call);
    } catch (error) {
      refuse(stream, asRpcError(error));
    }
  }

  return {
    accept: (socket) => void server.emit('connection', socket),
    async finish() {
      const closed = [...sessions].map(
        (session) =>
          new Promise<void>((resolve) => {
            session.once('close', resolve);
            if (!session.closed) session.close();
          }),
      );
      await Promise.all(closed);
    },
    stop() {
      for (const session of sessions) session.destroy();
    },
  };
}

function isGrpc(contentType: string | undefined): boolean {
  return contentType === 'application/grpc' || contentType === 'application/grpc+proto';
}

function refuse(stream: ServerHttp2Stream, error: RpcError): void {
  if (stream.headersSent || stream.closed || stream.destroyed) {
    stream.destroy();
    return;
  }
  stream.respond(
    {
      ':status': 200,
      'content-type': 'application/grpc+proto',
      'grpc-accept-encoding': ACCEPTED_ENCODINGS,
      ...trailersOf(error),
    },
    { endStream: true },
  );
}
