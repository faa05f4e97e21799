/** Decides when the request of a caller may be answered. */
export interface Pacing {
  /** Returns ms to wait, 0 for none; `undefined` if the request should be refused. */
  delay(caller: string): number | undefined;
}

/** Requests that are answered at once before a caller is paced: more than a page needs. */
const BURST = 100;
/** Longest wait in ms; a page that waits longer is reloaded anyway. */
const LONGEST_WAIT = 8000;
const MOST_CALLERS = 20_000;

/** Creates a pacing of `rate` requests a minute and caller, after `burst` at once; 0 paces none. `now` is in ms. */
export function createPacing(now: () => number, rate: number, burst = BURST): Pacing {
  if (rate === 0) return { delay: () => 0 };
  const interval = 60_000 / rate;
  /** When the next request of each caller would be due; idle callers first. */
  const next = new Map<string, number>();
  return {
    delay(caller) {
      const time = now();
      const due = Math.max(next.get(caller) ?? 0, time - burst * interval);
      const wait = Math.max(0, due - time);
      if (wait > LONGEST_WAIT) return undefined;
      next.delete(caller);
      next.set(caller, due + interval);
      if (next.size > MOST_CALLERS) {
        const [idle] = next.keys();
        if (idle !== undefined) next.delete(idle);
      }
      return wait;
    },
  };
}
