import type { FirebaseConfig } from '@quits/firebase-core';
import type { Facts } from '../world.ts';
import type { AskRules } from './ask-rules.ts';

/** What probes look at. */
export interface Probed {
  readonly config: FirebaseConfig;
  readonly facts: Readonly<Facts>;
  /** Where the app is served. */
  readonly origin: string;
  /** Missing without an access token. */
  readonly askRules: AskRules | undefined;
}

/** Finds out one thing that the documentation leaves open; changes nothing. */
export interface Probe {
  /** The row of the table of conformance that it is about. */
  readonly id: string;
  readonly question: string;
  /** `undefined` when this run cannot tell. */
  readonly observe: (probed: Probed) => Promise<string | undefined>;
}

/** What one probe found in a project on a day. */
export interface Observation {
  readonly id: string;
  readonly observed: string;
  /** ISO 8601 day. */
  readonly date: string;
  readonly project?: string;
}
