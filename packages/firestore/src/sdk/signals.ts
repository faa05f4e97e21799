/** Who is told what happens below, once someone listens. */
export interface Signals {
  /** Told the key of each listener whose state has changed. */
  changed?: (key: string) => void;
  /** Told what the SDK threw. */
  broken?: (cause: unknown) => void;
}
