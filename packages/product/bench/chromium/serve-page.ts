import { once } from 'node:events';
import { createServer } from 'node:http';
import { build } from 'esbuild';
import { type Gate, openGate } from '../../tests/model/gate.ts';

/** The page that plays histories. */
export interface ServedPage {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the page, and opens and controls gates in front of a Firestore port at the page's request.
 * @throws {Error} if the page can't be bundled
 */
export async function servePage(firestorePort: number): Promise<ServedPage> {
  const { outputFiles } = await build({
    entryPoints: [new URL('page.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['@quits/source'],
    logLevel: 'error',
  });
  const script = outputFiles[0]?.text ?? '';
  const gates: Gate[] = [];

  async function control(path: string): Promise<object> {
    const [, id, how] = /^\/gates\/(\d+)\/(open|deafen|cut|hangUp|close)$/u.exec(path) ?? [];
    if (id === undefined) {
      const gate = await openGate(firestorePort);
      return { id: gates.push(gate) - 1, port: gate.port };
    }
    const gate = gates[Number(id)];
    if (how === 'close') await gate?.close();
    else if (how !== undefined) gate?.[how as 'open' | 'deafen' | 'cut' | 'hangUp']();
    return {};
  }

  const server = createServer((request, response) => {
    const { method, url = '/' } = request;
    if (method === 'POST') {
      void control(url).then((answer) => response.end(JSON.stringify(answer)));
      return;
    }
    const isScript = url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? script : '<!doctype html><script type="module" src="page.js"></script>',
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await Promise.all(gates.map((gate) => gate.close()));
    },
  };
}
