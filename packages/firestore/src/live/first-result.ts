import type { ReadonlyStore } from '@quits/firebase-core';

/** Subscribes until the first answer or failure, and resolves with it. */
export function firstResult<State extends { readonly status: string }>(
  live: ReadonlyStore<State>,
): Promise<State> {
  return new Promise((resolve) => {
    const stop = live.subscribe(check);
    function check(): void {
      const state = live.getState();
      if (state.status !== 'ready' && state.status !== 'failed') return;
      resolve(state);
      // Unsubscribe after the caller has had the chance to subscribe, so that the listener stays
      // open.
      queueMicrotask(stop);
    }
    check();
  });
}
