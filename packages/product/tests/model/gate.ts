import { connect, createServer, type Socket } from 'node:net';

/** What gets through: everything, only what the device sends, or nothing. */
export type Passage = 'open' | 'deaf' | 'cut';

/** The way of one device to the backend. */
export interface Gate {
  readonly port: number;
  /** Lets everything through. */
  open(): void;
  /** What the device sends arrives, and it hears nothing back. */
  deafen(): void;
  /** Ends every connection; nothing gets through until it is opened. */
  cut(): void;
  /** Breaks what waits for an answer, as when a page closes. */
  hangUp(): void;
  close(): Promise<void>;
}

/**
 * Opens a gate in front of a port of this machine. What connects while it is closed is held, not
 * refused: gRPC waits longer and longer after each refusal, and a test would wait with it. Only a
 * look whether the server answers, which is no HTTP/2, is refused.
 */
export async function openGate(target: number): Promise<Gate> {
  let passage: Passage = 'open';
  const sockets = new Set<Socket>();
  const through = new Set<Socket>();
  const held = new Set<() => void>();

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      through.delete(socket);
    });
  }

  function join(inner: Socket, first: Buffer): void {
    const outer = connect(target, '127.0.0.1');
    keep(outer);
    through.add(inner);
    inner.on('close', () => outer.destroy());
    outer.on('close', () => inner.destroy());
    inner.on('data', (data) => outer.write(data));
    outer.on('data', (data) => {
      if (passage === 'open') inner.write(data);
    });
    outer.write(first);
    inner.resume();
  }

  const server = createServer((inner) => {
    keep(inner);
    inner.once('data', (first) => {
      inner.pause();
      if (passage === 'open') join(inner, first);
      else if (first.toString('latin1').startsWith('PRI')) held.add(() => join(inner, first));
      else inner.destroy();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    open() {
      passage = 'open';
      for (const go of held) go();
      held.clear();
    },
    deafen() {
      passage = 'deaf';
    },
    cut() {
      passage = 'cut';
      for (const socket of through) socket.destroy();
    },
    hangUp() {
      // What gets through is answered, and what is held fails by itself.
      if (passage === 'deaf') for (const socket of through) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
