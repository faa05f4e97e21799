import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { listenLocally } from './listen-locally.ts';

/** State of the connection to the backend: open, refusing connections, or dropping all data. */
export type Passage = 'open' | 'cut' | 'silent';

/** A TCP proxy whose connections can be cut and kept down. */
export interface NetworkGate {
  readonly port: number;
  set(passage: Passage, delayMs: number): void;
  close(): Promise<void>;
}

/** Opens a gate in front of a local port, which may change. */
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
    let waiting = 0;
    let last = Promise.resolve();
    /** Delays in order, including the end of a connection, which must not overtake its data. */
    function inTurn(work: () => void): void {
      if (delay === 0 && waiting === 0) work();
      else last = late(work, setTimeout(delay), last);
    }
    async function late(work: () => void, due: Promise<unknown>, before: Promise<void>) {
      waiting += 1;
      await before;
      await due;
      waiting -= 1;
      work();
    }
    from.on('data', (data) => {
      if (passage !== 'silent') inTurn(() => to.writable && to.write(data));
    });
    from.on('end', () => inTurn(() => to.end()));
    from.on('close', () => inTurn(() => to.destroy()));
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
