import type { ReadonlyStore } from '@quits/firebase-core';

/** Reads live data until there is an answer or a failure, and gives it. */
export function firstResult<State extends { readonly status: string }>(
  live: ReadonlyStore<State>,
): Promise<State> {
  return new Promise((resolve) => {
    const stop = live.subscribe(look);
    function look(): void {
      const state = live.getState();
      if (state.status !== 'ready' && state.status !== 'failed') return;
      resolve(state);
      // Whoever waited has the time to subscribe before it is let go of.
      queueMicrotask(stop);
    }
    look();
  });
}
