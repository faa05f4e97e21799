/** A result of an examination of a server. */
export interface Finding {
  /** Subject, such as `disk`. */
  readonly check:
    | 'folder'
    | 'indexes'
    | 'database'
    | 'mode'
    | 'schema'
    | 'records'
    | 'leftovers'
    | 'clock'
    | 'disk'
    | 'port'
    | 'certificate'
    | 'backup';
  readonly level: 'ok' | 'warning' | 'error';
  /** A sentence. */
  readonly message: string;
  /** How to mend it, in a sentence. */
  readonly remedy?: string;
}

/** Creates a finding that needs nothing. */
export function ok(check: Finding['check'], message: string): Finding {
  return { check, level: 'ok', message };
}
