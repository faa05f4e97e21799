import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Firestore } from '../create-firestore.ts';

/** A Firestore's REST interface on a free loopback port. */
export interface ServedRest {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves the REST interface for a test. */
export async function serveRest(firestore: Firestore): Promise<ServedRest> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isHandled = await firestore.rest(request, response, url);
    if (!isHandled) response.writeHead(404).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Partial<AddressInfo> = Object(server.address());
  if (port === undefined) throw new Error('The server has no port.');
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
