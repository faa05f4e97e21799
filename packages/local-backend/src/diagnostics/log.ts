/** One thing worth telling whoever runs the backend. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  /** Kept apart from the message so that a log can be searched. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Takes what the backend has to tell. */
export type Log = (entry: LogEntry) => void;
