import { connect, createServer, type Socket } from 'node:net';

/** The way of one device to the backend. */
export interface Gate {
  readonly port: number;
  /** Lets everything through. */
  open(): void;
  /** What the device sends arrives, and it hears nothing back. */
  deafen(): void;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a gate in front of a port of this machine. */
export async function openGate(target: number): Promise<Gate> {
  let passage: 'open' | 'deaf' | 'cut' = 'open';
  const sockets = new Set<Socket>();

  const server = createServer((inner) => {
    if (passage === 'cut') {
      inner.resetAndDestroy();
      return;
    }
    const outer = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (data) => {
        if (from === inner || passage === 'open') to.write(data);
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();

  function cut(): void {
    passage = 'cut';
    for (const socket of sockets) socket.destroy();
  }
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    open: () => void (passage = 'open'),
    deafen: () => void (passage = 'deaf'),
    cut,
    async close() {
      cut();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
