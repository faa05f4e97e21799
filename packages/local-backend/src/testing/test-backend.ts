import type { ClientConfig } from '../hosting/client-config.ts';
import type { Restored, Snapshot } from '../state/backend-snapshots.ts';
import type { Addresses } from '../start-local-backend.ts';
import { createExpectations, type Expectations } from './expectations.ts';
import type { SeedDocuments, TestClock, TestControl } from './test-control.ts';

/** A backend under test, in this process or in another one. */
export interface TestBackend extends Expectations {
  readonly project: string;
  readonly addresses: Addresses;
  /** For `initializeApp`, with the addresses for the `connect…Emulator` functions. */
  readonly firebaseConfig: ClientConfig;
  /** The backend's clock; the clients' clocks are not changed. */
  readonly clock: TestClock;
  /** Takes a snapshot of documents, accounts, objects, messages, settings and rules; copies nothing. */
  snapshot(): Promise<Snapshot>;
  /**
   * Restores a snapshot, as often as needed; open listeners receive the difference. Discards the snapshots
   * taken after it. Returns what was undone.
   */
  restore(snapshot: Snapshot): Promise<Restored>;
  /** Discards a snapshot and those taken after it. */
  release(snapshot: Snapshot): Promise<void>;
  /** Writes documents past the rules, as plain JSON by path; returns their number. */
  seed(documents: SeedDocuments): Promise<number>;
  /** Stops a backend that {@link startTestBackend} started; does nothing to another one. */
  stop(): Promise<void>;
}

/** Creates a test backend from its control. */
export function createTestBackend(
  control: TestControl,
  place: Pick<TestBackend, 'project' | 'addresses' | 'firebaseConfig' | 'stop'>,
): TestBackend {
  return {
    ...place,
    clock: control.clock,
    snapshot: () => control.snapshot(),
    restore: (snapshot) => control.restore(snapshot),
    release: (snapshot) => control.release(snapshot),
    seed: (documents) => control.seed(documents),
    ...createExpectations(control),
  };
}
