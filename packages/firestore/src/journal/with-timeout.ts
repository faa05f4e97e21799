/** How long a write waits for the journal before it goes on regardless, in milliseconds. */
const PATIENCE = 2_000;

/** Waits for the journal, but not for ever and not at the price of the write; tells whether it worked. */
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
