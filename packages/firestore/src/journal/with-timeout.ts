/** How long a write waits for the journal before it is sent regardless, in milliseconds. */
const PATIENCE = 2_000;

/** Waits for the journal with a timeout and never rejects; resolves with whether it succeeded. */
export function withTimeout(work: Promise<void>): Promise<boolean> {
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, PATIENCE, false);
    }),
  ]);
}
