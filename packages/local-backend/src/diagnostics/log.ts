/** A log message for the operator of the backend. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  /** Separate from the message so that logs can be searched. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Receives log messages. */
export type Log = (entry: LogEntry) => void;
