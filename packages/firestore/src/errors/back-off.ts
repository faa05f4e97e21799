const LONGEST_DELAY = 60_000;

/** How long to wait after so many failures in a row, in milliseconds. */
export function backOff(failures: number): number {
  return Math.min(500 * 2 ** failures, LONGEST_DELAY);
}

/** Tries until it works, with growing delays up to so many milliseconds; for what can only fail for a time. */
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
