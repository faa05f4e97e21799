import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from './listen-locally.ts';

/** How the way to the backend is: open, refusing, or swallowing everything. */
export type Passage = 'open' | 'cut' | 'silent';

/** A TCP proxy whose connections can be cut, and stay cut. */
export interface NetworkGate {
  readonly port: number;
  set(passage: Passage, delayMs: number): void;
  close(): Promise<void>;
}

/** Opens a gate in front of a local port, which may change while it stands. */
export async function openNetworkGate(target: () => number): Promise<NetworkGate> {
  let passage: Passage = 'open';
  let delay = 0;
  const sockets = new Set<Socket>();

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  }

  function forward(from: Socket, to: Socket): void {
    from.on('data', (data) => {
      if (passage === 'silent') return;
      if (delay === 0) to.write(data);
      else setTimeout(() => to.writable && to.write(data), delay);
    });
    from.on('end', () => to.end());
    from.on('close', () => to.destroy());
  }

  const server = createServer((inner) => {
    if (passage === 'cut') {
      inner.resetAndDestroy();
      return;
    }
    const outer = connect(target(), '127.0.0.1');
    for (const socket of [inner, outer]) keep(socket);
    forward(inner, outer);
    forward(outer, inner);
  });
  const port = await listenLocally(server);
  return {
    port,
    set(next, delayMs) {
      passage = next;
      delay = delayMs;
      if (passage === 'cut') for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
