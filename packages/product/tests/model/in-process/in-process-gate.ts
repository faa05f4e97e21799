import { createServer } from 'node:http';
import type { FirestoreService } from '@quits/local-backend';
import type { Gate, Passage } from '../gate.ts';
import { InProcessConnection } from './in-process-connection.ts';

/** Opens a gate to a service in this process; only the connectivity probe uses its port. */
export async function openInProcessGate(service: FirestoreService): Promise<Gate> {
  let now: Passage = 'open';
  const server = createServer((_request, response) => {
    if (now === 'open') response.end();
    else response.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const connection = new InProcessConnection(service, `127.0.0.1:${port}`);
  const pass = (passage: Passage) => () => {
    now = passage;
    connection.passage = passage;
  };
  return {
    port,
    open: pass('open'),
    deafen: pass('deaf'),
    cut: pass('cut'),
    hangUp: () => connection.hangUp(),
    async close() {
      connection.passage = 'cut';
      connection.remove();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
