/** Counts what callers use, against a rate. */
export interface Meter {
  /** Returns whether a caller has anything left. */
  hasLeft(caller: string): boolean;
  /** Counts use, which may exceed what was left; the excess is paid back first. */
  use(caller: string, amount: number): void;
}

/** Callers that are remembered; of more, the one that was idle longest is forgotten. */
const MOST_CALLERS = 20_000;

/**
 * Creates a meter: a caller may use `limit` at once, and gets it back evenly within `period` ms. A limit of 0 never
 * ends. `now` is in ms.
 */
export function createMeter(now: () => number, limit: number, period: number): Meter {
  // Times at which each caller will have everything back; idle callers first.
  const full = new Map<string, number>();
  if (limit === 0) return { hasLeft: () => true, use: () => undefined };
  return {
    hasLeft: (caller) => (full.get(caller) ?? 0) - now() < period,
    use(caller, amount) {
      const time = now();
      const until = Math.max(full.get(caller) ?? 0, time) + (amount / limit) * period;
      full.delete(caller);
      // Nobody waits longer than it takes to get everything back.
      full.set(caller, Math.min(until, time + 2 * period));
      if (full.size <= MOST_CALLERS) return;
      const [idle] = full.keys();
      if (idle !== undefined) full.delete(idle);
    },
  };
}
