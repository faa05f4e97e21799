import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBackend } from '@quits/local-backend';
import { type Desk, serveOnDemand, serveRoughNetwork } from '@quits/tooling-rough-network/server';
import type { TestProject } from 'vitest/node';

/** What the tests are told about the backend. */
export interface BackendAddresses {
  readonly project: string;
  readonly identity: string;
  /** Of the gate in front of Firestore. */
  readonly firestorePort: number;
  /** Where the gate and the backend can be disturbed. */
  readonly control: string;
}

declare module 'vitest' {
  /** Values that the set-up hands to the tests. */
  export interface ProvidedContext {
    /** Where a test file gets a backend of its own. */
    desk: string;
  }
}

const PROJECT = 'demo-firestore';

let desk: Desk | undefined;

/** Starts the embedded backend with its data in a folder, behind a gate. */
async function openBackend() {
  const folder = await mkdtemp(join(tmpdir(), 'firestore-tests-'));
  let identityPort = 0;
  const network = await serveRoughNetwork(async (firestorePort) => {
    const backend = await createLocalBackend({
      project: PROJECT,
      data: { kind: 'folder', path: folder },
      rulesFile: join(import.meta.dirname, 'firestore.rules'),
      emulatorTokens: true,
      port: identityPort,
      firestorePort,
    });
    const { identity, firestore } = backend.addresses;
    identityPort = Number(new URL(identity).port);
    return { identity, port: firestore.port, stop: () => backend.stop() };
  });
  const answer: BackendAddresses = {
    project: PROJECT,
    identity: network.first.identity,
    firestorePort: network.gatePort,
    control: network.control,
  };
  return {
    answer,
    async close() {
      await network.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the desk. */
export async function setup(project: TestProject): Promise<void> {
  desk = await serveOnDemand(openBackend);
  project.provide('desk', desk.address);
}

/** Stops what was started. */
export async function teardown(): Promise<void> {
  await desk?.close();
}
