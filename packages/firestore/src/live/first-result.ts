import { sdkError } from '../errors/sdk-error.ts';
import { providerError } from '../errors/provider-error.ts';
import { type AppError, err, ok, type Result } from '@quits/errors';
import type { ReadonlyStore } from '@quits/firebase-core';

/** Subscribes until the first answer or failure, and resolves with it. */
export function firstResult<State extends { readonly status: string }>(
  live: ReadonlyStore<State>,
): Promise<State> {
  return first(live, new Promise(() => undefined));
}

/**
 * Like {@link firstResult}, but gives up after `patienceMs` milliseconds with
 * `firestore/unavailable`: offline, a document that the device hasn't stored never arrives, and one
 * with a half-rejected change isn't shown before the server answers.
 *
 * @param patienceMs - default 10,000
 */
export async function firstResultWithin<State extends { readonly status: string }>(
  live: ReadonlyStore<State>,
  patienceMs = 10_000,
): Promise<Result<State, AppError>> {
  const over = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => over.resolve(undefined), patienceMs);
  const state = await first(live, over.promise);
  clearTimeout(timer);
  if (state !== undefined) return ok(state);
  return err(providerError(sdkError('unavailable', 'No result arrived in time.')));
}

function first<State extends { readonly status: string }, Otherwise>(
  live: ReadonlyStore<State>,
  otherwise: Promise<Otherwise>,
): Promise<State | Otherwise> {
  return new Promise((resolve) => {
    const stop = live.subscribe(check);
    function check(): void {
      const state = live.getState();
      if (state.status !== 'ready' && state.status !== 'failed') return;
      end(state);
    }
    function end(result: State | Otherwise): void {
      resolve(result);
      // Unsubscribe after the caller has had the chance to subscribe, so that the listener stays
      // open.
      queueMicrotask(stop);
    }
    void otherwise.then(end);
    check();
  });
}
