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
  /** Of the gate in front of the object store. */
  readonly storagePort: number;
  /** Accepts `POST /gate`, `/kill` and `/start`. */
  readonly control: string;
}

declare module 'vitest' {
  /** Values that the set-up hands to the tests. */
  export interface ProvidedContext {
    backend: BackendAddresses;
  }
}

const PROJECT = 'demo-storage';

let stop: () => Promise<void> = () => Promise.resolve();

/** Starts the embedded backend behind a gate, and a way to disturb both from inside the browser. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-tests-'));
  const start = (port: number) =>
    createLocalBackend({
      project: PROJECT,
      data: { kind: 'folder', path: folder },
      storageRulesFile: join(import.meta.dirname, 'storage.rules'),
      emulatorTokens: true,
      port,
    });
  let backend: LocalBackend | undefined = await start(0);
  const port = Number(new URL(backend.addresses.identity).port);
  const gate = await openNetworkGate(() => port);

  async function obey(command: string, input: URLSearchParams): Promise<void> {
    if (command === '/gate') {
      gate.set(input.get('passage') as Passage, Number(input.get('delay') ?? 0));
    } else if (command === '/kill') {
      await backend?.stop();
      backend = undefined;
    } else if (command === '/start') {
      backend ??= await start(port);
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
    storagePort: gate.port,
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
