const LONGEST_DELAY = 60_000;

/** Returns the delay after this many consecutive failures, in milliseconds. */
export function backOff(failures: number): number {
  return Math.min(500 * 2 ** failures, LONGEST_DELAY);
}

/**
 * Retries transient failures until `work` succeeds, with growing delays up to `longest`
 * milliseconds.
 */
export async function retrying<Value>(
  work: () => Promise<Value>,
  longest = LONGEST_DELAY,
): Promise<Value> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, Math.min(backOff(failures), longest));
      });
    }
  }
}
