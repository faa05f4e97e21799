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
  /** Of the gate in front of the object store. */
  readonly storagePort: number;
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

const PROJECT = 'demo-storage';

let desk: Desk | undefined;

/** Starts the embedded backend with its data in a folder, behind a gate. */
async function openBackend() {
  const folder = await mkdtemp(join(tmpdir(), 'storage-tests-'));
  const network = await serveRoughNetwork(async (port) => {
    const backend = await createLocalBackend({
      project: PROJECT,
      data: { kind: 'folder', path: folder },
      storageRulesFile: join(import.meta.dirname, 'storage.rules'),
      emulatorTokens: true,
      port,
    });
    const { identity, storage } = backend.addresses;
    return { identity, port: storage.port, stop: () => backend.stop() };
  });
  const answer: BackendAddresses = {
    project: PROJECT,
    identity: network.first.identity,
    storagePort: network.gatePort,
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
