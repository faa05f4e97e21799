import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBackend, type LocalBackend } from '@quits/local-backend';
import type { TestProject } from 'vitest/node';
import { openNetworkGate, type Passage } from './network-gate.ts';

/** What the tests are told about the backend. */
export interface BackendAddresses {
  readonly project: string;
  readonly identity: string;
  /** Of the gate in front of Firestore. */
  readonly firestorePort: number;
  /** Accepts `POST /gate`, `/kill` and `/start`. */
  readonly control: string;
}

declare module 'vitest' {
  /** Values that the set-up hands to the tests. */
  export interface ProvidedContext {
    backend: BackendAddresses;
  }
}

const PROJECT = 'demo-firestore';

let stop: () => Promise<void> = () => Promise.resolve();

/** Starts the embedded backend behind a gate, and a way to disturb both from inside the browser. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'firestore-tests-'));
  const start = (ports: { port: number; firestorePort: number }) =>
    createLocalBackend({
      project: PROJECT,
      data: { kind: 'folder', path: folder },
      rulesFile: join(import.meta.dirname, 'firestore.rules'),
      emulatorTokens: true,
      ...ports,
    });
  let backend: LocalBackend | undefined = await start({ port: 0, firestorePort: 0 });
  const ports = {
    port: Number(new URL(backend.addresses.identity).port),
    firestorePort: backend.addresses.firestore.port,
  };
  const gate = await openNetworkGate(() => ports.firestorePort);

  async function obey(command: string, input: URLSearchParams): Promise<void> {
    if (command === '/gate') {
      gate.set(input.get('passage') as Passage, Number(input.get('delay') ?? 0));
    } else if (command === '/kill') {
      await backend?.stop();
      backend = undefined;
    } else if (command === '/start') {
      backend ??= await start(ports);
    }
  }

  const control = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://control');
    void obey(url.pathname, url.searchParams).then(
      () => response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end(),
      (error: unknown) => {
        response.writeHead(500, { 'Access-Control-Allow-Origin': '*' }).end(String(error));
      },
    );
  });
  const controlPort = await new Promise<number>((resolve) => {
    control.listen(0, '127.0.0.1', () => {
      const address = control.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

  project.provide('backend', {
    project: PROJECT,
    identity: backend.addresses.identity,
    firestorePort: gate.port,
    control: `http://127.0.0.1:${controlPort}`,
  });
  stop = async () => {
    control.closeAllConnections();
    control.close();
    await gate.close();
    await backend?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Stops what was started. */
export function teardown(): Promise<void> {
  return stop();
}
