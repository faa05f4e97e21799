import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import type { Caller } from '@quits/service-base';
import { createFirestore, type Firestore } from '../../src/create-firestore.ts';
import { stageRules } from './stage-rules.ts';
import { startBufferingProxy } from './buffering-proxy.ts';
import { startStage, type Stage } from './firestore-stage.ts';

/** Address of a running Firestore, and of the server that disturbs it. */
export interface EngineAddress {
  readonly port: number;
  /** The same through a proxy that passes a response on only when it is complete. */
  readonly proxyPort: number;
  /** `POST /restart` stops and starts the server on its data, `POST /cut` breaks all connections. */
  readonly controlPort: number;
}

/** A running Firestore that tests can disturb. */
export interface EngineStage {
  readonly address: EngineAddress;
  stop(): Promise<void>;
}

interface Running {
  readonly firestore: Firestore;
  readonly stage: Stage;
}

/**
 * Starts a Firestore in memory that accepts every token and allows everything, except in the
 * project `demo-locked`, where `own/{uid}` is restricted to its owner.
 */
export async function startEngineStage(): Promise<EngineStage> {
  const storage = new DatabaseSync(':memory:');
  let running = await run(storage, 0);
  const { port } = running.stage;

  async function restart(): Promise<void> {
    await halt(running);
    running = await run(storage, port);
  }

  const proxy = await startBufferingProxy(port);
  const control = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const answer = (): void => void response.writeHead(200).end();
    if (request.url === '/restart') void restart().then(answer);
    else {
      running.stage.cut();
      answer();
    }
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  return {
    address: {
      port,
      proxyPort: proxy.port,
      controlPort: (control.address() as AddressInfo).port,
    },
    async stop() {
      control.close();
      control.closeAllConnections();
      await proxy.stop();
      await halt(running);
      storage.close();
    },
  };
}

async function run(storage: DatabaseSync, port: number): Promise<Running> {
  const firestore = createFirestore({ storage, rules: () => stageRules, authenticate: believe });
  const { service, rest } = firestore;
  return { firestore, stage: await startStage(service, { port, rest }) };
}

async function halt({ firestore, stage }: Running): Promise<void> {
  await stage.stop();
  firestore.stop();
}

function believe(authorization: string | undefined): Caller {
  const token = authorization?.replace(/^Bearer /u, '');
  if (token === undefined) return { kind: 'nobody' };
  if (token === 'owner') return { kind: 'admin' };
  const claims = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>;
  return { kind: 'user', uid: String(claims['sub']), token: claims };
}
