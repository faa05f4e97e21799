import { createServer, type Server } from 'node:http';
import { listenLocally } from './listen-locally.ts';
import { openNetworkGate, type Passage } from './network-gate.ts';

/** A server that listens on a port and can be stopped. */
export interface Stoppable {
  readonly port: number;
  stop(): Promise<void>;
}

/** A server behind a gate, and the address at which both can be disturbed. */
export interface RoughNetwork<Running extends Stoppable> {
  /** The first instance; restarts reuse its port. */
  readonly first: Running;
  /** Port that forwards to the server, if it is running. */
  readonly gatePort: number;
  /** Accepts `POST /gate?passage&delay`, `/kill` and `/start` from any origin. */
  readonly control: string;
  close(): Promise<void>;
}

/** Starts a server behind a gate; `start` receives the port to listen on, 0 the first time. */
export async function serveRoughNetwork<Running extends Stoppable>(
  start: (port: number) => Promise<Running>,
): Promise<RoughNetwork<Running>> {
  const first = await start(0);
  const { port } = first;
  let running: Running | undefined = first;
  const gate = await openNetworkGate(() => port);

  async function obey({ pathname, searchParams }: URL): Promise<void> {
    if (pathname === '/gate') {
      gate.set(passageOf(searchParams.get('passage')), Number(searchParams.get('delay') ?? 0));
    } else if (pathname === '/kill') {
      await running?.stop();
      running = undefined;
    } else if (pathname === '/start') {
      running ??= await start(port);
    }
  }

  const control = controlServer(obey);
  return {
    first,
    gatePort: gate.port,
    control: `http://127.0.0.1:${await listenLocally(control)}`,
    async close() {
      control.closeAllConnections();
      control.close();
      await gate.close();
      await running?.stop();
    },
  };
}

function controlServer(obey: (url: URL) => Promise<void>): Server {
  return createServer((request, response) => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    obey(new URL(request.url ?? '/', 'http://control')).then(
      () => response.writeHead(204, headers).end(),
      (error: unknown) => response.writeHead(500, headers).end(String(error)),
    );
  });
}

function passageOf(text: string | null): Passage {
  return text === 'cut' || text === 'silent' ? text : 'open';
}
