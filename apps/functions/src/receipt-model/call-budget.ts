/** How many calls are allowed in a period. */
export interface CallBudgetOptions {
  /** Calls of one account. */
  readonly each: number;
  /** Calls of all accounts. */
  readonly all: number;
  /** Calls that run at the same time. */
  readonly atOnce: number;
  /** Length of a period, in ms. */
  readonly period: number;
}

/** Counts calls in memory. */
export interface CallBudget {
  /** Runs a call if it is within the budget; undefined otherwise. */
  run<T>(account: string, call: () => Promise<T>): Promise<T | undefined>;
}

/** Creates a budget that is full at first. It holds for one process, and stores nothing about anyone. */
export function createCallBudget(options: CallBudgetOptions, now = Date.now): CallBudget {
  let period = -1;
  let all = 0;
  let running = 0;
  const made = new Map<string, number>();

  function mayRun(account: string): boolean {
    const current = Math.floor(now() / options.period);
    if (current !== period) {
      period = current;
      all = 0;
      made.clear();
    }
    const own = made.get(account) ?? 0;
    if (running >= options.atOnce || all >= options.all || own >= options.each) return false;
    made.set(account, own + 1);
    all += 1;
    return true;
  }

  return {
    async run(account, call) {
      if (!mayRun(account)) return undefined;
      running += 1;
      try {
        return await call();
      } finally {
        running -= 1;
      }
    },
  };
}
