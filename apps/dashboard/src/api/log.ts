/** A log of the backend. */
export type LogName = 'events' | 'functions' | 'reports' | 'refusals' | 'security';

/** An entry of a log. */
export interface LogEntry {
  /** RFC 3339. */
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Response of `/__/api/log/{name}`, newest first. */
export interface LogPage {
  readonly entries: readonly LogEntry[];
}
