import { sharePort } from '@quits/firestore-service';
import { closeHttpServer, createHttpServer } from '../http/create-server.ts';
import { listen } from '../http/listen.ts';
import type { FirestoreFront } from './create-firestore-front.ts';

/** A Firestore that listens on a port of its own. */
export interface ListeningFirestore {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves Firestore on its own port, for browsers and for gRPC.
 * @throws {StartError} if the port is in use
 */
export async function listenForFirestore(
  front: FirestoreFront,
  port: number,
  host: string,
): Promise<ListeningFirestore> {
  const server = createHttpServer(front.listener);
  const closeUndecided = sharePort(server, front.grpc);
  try {
    const actualPort = await listen(server, port, host);
    return { port: actualPort, stop };
  } catch (error) {
    front.endStreams();
    front.stop();
    throw error;
  }

  async function stop(): Promise<void> {
    front.endStreams();
    closeUndecided();
    await closeHttpServer(server);
    front.stop();
  }
}
