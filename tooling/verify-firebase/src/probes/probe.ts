import type { FirebaseConfig } from '@quits/firebase-core';
import type { Facts } from '../world.ts';
import type { AskRules } from './ask-rules.ts';

/** Inputs of probes. */
export interface Probed {
  readonly config: FirebaseConfig;
  readonly facts: Readonly<Facts>;
  /** Origin of the app. */
  readonly origin: string;
  /** Missing without an access token. */
  readonly askRules: AskRules | undefined;
}

/** Determines one behavior that the documentation leaves open; changes nothing. */
export interface Probe {
  /** The row of the table of conformance that it is about. */
  readonly id: string;
  readonly question: string;
  /** Returns the result; `undefined` if this run is inconclusive. */
  readonly observe: (probed: Probed) => Promise<string | undefined>;
}

/** One probe's result for a project on a day. */
export interface Observation {
  readonly id: string;
  readonly observed: string;
  /** ISO 8601 day. */
  readonly date: string;
  readonly project?: string;
}
