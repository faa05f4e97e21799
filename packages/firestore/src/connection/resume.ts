/** Interval at which the clock is checked for jumps, in milliseconds. */
const TICK = 5_000;

/** A gap between two ticks from which the device must have slept, in milliseconds. */
const SLEEP = 30_000;

/** Listener of {@link watchAttention}. */
export interface AttentionListener {
  /** The page became visible, or received focus, again. */
  readonly returned: () => void;
  /** The device woke from sleep; for up to a minute, a dead connection may look alive. */
  readonly woke: () => void;
}

/** Notifies the listener when the page becomes visible and when the device wakes from sleep. */
export function watchAttention({ returned, woke }: AttentionListener): () => void {
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
  function check(): void {
    if (document.visibilityState !== 'hidden' && !tick()) returned();
  }

  const timer = setInterval(tick, TICK);
  document.addEventListener('visibilitychange', check, { signal });
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, check, { signal });
  return () => {
    clearInterval(timer);
    end.abort();
  };
}
