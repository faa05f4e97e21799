import type { Server } from 'node:http';
import type { Socket } from 'node:net';

// Start of every HTTP/2 connection without TLS; no HTTP/1.1 method starts like this.
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n');
/** Maximum time without data on a new connection, in milliseconds. */
const SILENCE = 60_000;

/** Takes over sockets that speak HTTP/2. */
export interface SocketTaker {
  accept(socket: Socket): void;
}

/**
 * Lets an HTTP/1.1 server share its port with HTTP/2: connections that start with the HTTP/2
 * preface are handed over, all others are served as before. Call it before the server listens.
 * @returns a function that closes connections without data, which the server doesn't know
 */
export function sharePort(server: Server, http2: SocketTaker): () => void {
  const http1 = server.listeners('connection') as ((socket: Socket) => void)[];
  const undecided = new Set<Socket>();
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    undecided.add(socket);
    socket.once('close', () => undecided.delete(socket));
    sniff(socket, (isHttp2) => {
      undecided.delete(socket);
      if (isHttp2) {
        // HTTP/1.1 servers allow half-open sockets; HTTP/2 would keep one open forever after the
        // client hung up.
        socket.allowHalfOpen = false;
        http2.accept(socket);
        return;
      }
      for (const listener of http1) listener.call(server, socket);
      socket.resume();
    });
  });
  return () => {
    for (const socket of undecided) socket.destroy();
  };
}

/** Decides as soon as the bytes do, and puts them back. A silent connection is closed in time. */
function sniff(socket: Socket, decide: (isHttp2: boolean) => void): void {
  let seen: Buffer = Buffer.alloc(0);
  const close = (): void => void socket.destroy();
  const onData = (chunk: Buffer): void => {
    seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk]);
    const length = Math.min(seen.length, PREFACE.length);
    const isPreface = seen.subarray(0, length).equals(PREFACE.subarray(0, length));
    if (isPreface && length < PREFACE.length) return;
    socket.off('data', onData);
    socket.off('end', close);
    socket.off('error', close);
    socket.off('timeout', close);
    socket.setTimeout(0);
    socket.pause();
    socket.unshift(seen);
    decide(isPreface);
  };
  socket.on('end', close);
  socket.on('error', close);
  socket.on('timeout', close);
  socket.setTimeout(SILENCE);
  socket.on('data', onData);
}
