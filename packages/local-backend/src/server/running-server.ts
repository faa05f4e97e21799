import type { StartError } from '../diagnostics/start-error.ts';

/** A running server. */
interface RunningServer {
  /** The address at which people reach it. */
  readonly url: string;
  /** The port that it listens on. */
  readonly port: number;
  /** Link by which one person becomes an administrator, within an hour; missing if nobody may. */
  readonly administratorLink?: string;
  /** Port of `ServerOptions.operations`. */
  readonly operationsPort?: number;
  /**
   * Takes no more requests, answers those that it has for up to `drainTime`, tells streams to connect again, and closes
   * the data.
   */
  stop(): Promise<void>;
}

/** A server that can start again with other data. */
export interface RestartableServer extends RunningServer {
  /** Resolves if it has stopped because it couldn't start again. */
  readonly failed: Promise<StartError>;
}

/** A server, as long as it isn't started anew. */
export interface OpenServer extends RunningServer {
  /** Whether it waits for an administrator, and answers the setup only. */
  readonly isHeld: boolean;
  /** Whether nothing would be lost with its data. */
  isEmpty(): boolean;
  /** Makes the next start wait for an administrator. */
  hold(): void;
}
