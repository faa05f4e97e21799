/** Resolves once fonts are there and everything that ends has ended moving. */
export async function atRest(): Promise<void> {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
