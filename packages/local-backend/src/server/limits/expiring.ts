/** Values that are forgotten after a time; the oldest also when there are too many. */
export interface Expiring<Value> {
  get(key: string): Value | undefined;
  /** The lifetime begins when a key is first set. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  readonly size: number;
}

/** Creates an empty store in memory. `now` and `lifetime` are in ms. */
export function createExpiring<Value>(
  now: () => number,
  lifetime: number,
  most: number,
): Expiring<Value> {
  // In the order of their expiry, since all live equally long.
  const entries = new Map<string, { value: Value; readonly until: number }>();

  function forgetExpired(): void {
    const time = now();
    for (const [key, { until }] of entries) {
      if (until > time && entries.size <= most) return;
      entries.delete(key);
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      return entry === undefined || entry.until <= now() ? undefined : entry.value;
    },
    set(key, value) {
      const entry = entries.get(key);
      if (entry !== undefined && entry.until > now()) {
        entry.value = value;
        return;
      }
      entries.delete(key);
      entries.set(key, { value, until: now() + lifetime });
      forgetExpired();
    },
    delete(key) {
      entries.delete(key);
    },
    get size() {
      return entries.size;
    },
  };
}
