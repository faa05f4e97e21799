import type { DecidedRequest } from '@quits/security-rules';
import type { DecisionMark } from '../control/backend-control.ts';
import type { Restored, Snapshot } from '../state/backend-snapshots.ts';

/** Clock of a backend. Times are in milliseconds since the epoch. */
export interface TestClock {
  now(): Promise<number>;
  /** Moves it to a time, from which it goes on. */
  set(time: number | Date): Promise<void>;
  /** Moves it by some milliseconds, which may be negative. */
  advance(milliseconds: number): Promise<void>;
  /** Returns it to the time of the machine. */
  reset(): Promise<void>;
}

/** Control of a backend, in this process or in another one. */
export interface TestControl {
  readonly clock: TestClock;
  snapshot(): Promise<Snapshot>;
  restore(snapshot: Snapshot): Promise<Restored>;
  release(snapshot: Snapshot): Promise<void>;
  seed(documents: SeedDocuments): Promise<number>;
  decisionMark(): Promise<DecisionMark>;
  decisionsSince(mark: DecisionMark): Promise<readonly DecidedRequest[]>;
}

/** Documents as plain JSON by path: `{ "users/ann": { "age": 30 } }`. */
export type SeedDocuments = Readonly<Record<string, object>>;
