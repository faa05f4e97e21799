function isEndless(animation: Animation): boolean {
  return animation.effect?.getComputedTiming().endTime === Infinity;
}

/** Resolves once fonts are there and everything that ends has ended moving. */
export async function atRest(): Promise<void> {
  await document.fonts.ready;
  const ending = document.getAnimations().filter((animation) => !isEndless(animation));
  await Promise.allSettled(ending.map((animation) => animation.finished));
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Holds everything that never ends at its first frame, so that two pictures are alike. */
export async function holdStill(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (!isEndless(animation)) continue;
    animation.pause();
    animation.currentTime = 0;
  }
  // One frame to hand it to the compositor, one to have it painted.
  await nextFrame();
  await nextFrame();
}
