const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 60_000;

/** Tries until it works, with growing delays; for what can only fail for a time. */
export async function retrying<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let delay = FIRST_DELAY; ; delay = Math.min(delay * 2, LONGEST_DELAY)) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
      });
    }
  }
}
