import { connect, createServer, type Socket } from 'node:net';

/** Traffic that passes a gate: everything, only requests, or nothing. */
export type Passage = 'open' | 'deaf' | 'cut';

/** Connection of one device to the backend. */
export interface Gate {
  readonly port: number;
  /** Passes everything. */
  open(): void;
  /** Passes requests and drops answers. */
  deafen(): void;
  /** Closes every connection and passes nothing until it is opened. */
  cut(): void;
  /** Breaks pending requests, as a closing page does. */
  hangUp(): void;
  close(): Promise<void>;
}

/**
 * Opens a gate in front of a local port. Connections to a closed gate are held, not refused: gRPC
 * backs off after each refusal, which would slow tests down. Only the connectivity probe, which
 * isn't HTTP/2, is refused.
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
      // New connections would be answered, so break them; held ones fail on their own.
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
