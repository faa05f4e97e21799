/** How often the clock is compared with itself, in milliseconds. */
const TICK = 5_000;

/** A gap between two ticks from which the device must have slept, in milliseconds. */
const SLEEP = 30_000;

/** What {@link watchAttention} tells. */
export interface AttentionListener {
  /** The page is looked at again. */
  readonly looked: () => void;
  /** The device has slept; a dead connection may look alive for a minute after. */
  readonly woke: () => void;
}

/** Notices that someone looks at the page again, and that the device has slept. */
export function watchAttention({ looked, woke }: AttentionListener): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const end = new AbortController();
  const { signal } = end;
  let lastTick = Date.now();

  function tick(): boolean {
    const now = Date.now();
    const slept = now - lastTick > SLEEP;
    lastTick = now;
    if (slept) woke();
    return slept;
  }
  function look(): void {
    if (document.visibilityState !== 'hidden' && !tick()) looked();
  }

  const timer = setInterval(tick, TICK);
  document.addEventListener('visibilitychange', look, { signal });
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, look, { signal });
  return () => {
    clearInterval(timer);
    end.abort();
  };
}
