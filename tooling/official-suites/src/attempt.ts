import type { HarnessEvent } from './harness/harness-event.ts';
import type { HarnessOptions } from './harness/harness-options.ts';

/** One run of a bundle, until it ends or is stopped. */
interface Attempt {
  /** Resolves when nothing more will be reported, with the reason for an early end. */
  readonly ended: Promise<string>;
  /** Ends it, whatever it is doing. */
  stop(): Promise<void>;
}

/** Starts a bundle and reports its events. */
export type StartAttempt = (
  bundle: string,
  options: HarnessOptions,
  onEvent: (event: HarnessEvent) => void,
) => Promise<Attempt>;
