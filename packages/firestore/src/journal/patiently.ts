/** How long a write waits for the journal before it goes on regardless, in milliseconds. */
const PATIENCE = 2_000;

/** Waits for the journal, but not for ever and not at the price of the write; tells whether it worked. */
export async function patiently(work: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  const kept = await Promise.race([done, patience]);
  clearTimeout(timer);
  return kept;
}
