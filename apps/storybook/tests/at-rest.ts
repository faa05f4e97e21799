function isEndless(animation: Animation): boolean {
  return animation.effect?.getComputedTiming().endTime === Infinity;
}

/** Resolves once fonts are loaded and all finite animations have finished. */
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

/** Pauses all infinite animations at their first frame, so that screenshots are equal. */
export async function holdStill(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (!isEndless(animation)) continue;
    animation.pause();
    animation.currentTime = 0;
  }
  // One frame to reach the compositor, one to be painted.
  await nextFrame();
  await nextFrame();
}
