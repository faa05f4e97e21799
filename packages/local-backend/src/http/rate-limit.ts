/** Limits the number of actions per caller. */
export interface RateLimit {
  /** Counts an action; returns whether it is allowed. */
  take(caller: string): boolean;
}

const MOST_CALLERS = 10_000;

/** Counts within windows of time. `now` and `windowLength` are in ms. */
export function createRateLimit(now: () => number, limit: number, windowLength: number): RateLimit {
  let windowStart = now();
  const counts = new Map<string, number>();
  return {
    take(caller) {
      if (now() - windowStart >= windowLength || counts.size > MOST_CALLERS) {
        windowStart = now();
        counts.clear();
      }
      const count = (counts.get(caller) ?? 0) + 1;
      counts.set(caller, count);
      return count <= limit;
    },
  };
}
