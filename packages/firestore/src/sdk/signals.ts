/** Callbacks for events of the listeners and the SDK; unset until a consumer subscribes. */
export interface Signals {
  /** Called with the key of each listener whose state has changed. */
  changed?: (key: string) => void;
  /** Called with each error that the SDK threw. */
  broken?: (cause: unknown) => void;
}
