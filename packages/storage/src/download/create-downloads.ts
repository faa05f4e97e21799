import { type AppError, fromProviderError } from '@quits/errors';
import { type MutableObservable, type Observable, observable } from '@quits/firebase-core';
import type { FirebaseStorage } from 'firebase/storage';

/** The address of a stored file. */
export type DownloadState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly url: string }
  | { readonly status: 'failed'; readonly error: AppError };

/** Options of {@link createDownloads}. */
export interface DownloadsOptions {
  readonly storage: () => Promise<FirebaseStorage>;
  /** The account that is signed in; another one gets its own addresses. */
  readonly uid: Observable<string | undefined>;
}

/** Addresses of stored files, each asked for once. */
export interface Downloads {
  /** The address of a file; asked for when first subscribed to, and again after a failure. */
  readonly url: (path: string) => Observable<DownloadState>;
  /** Deletes a stored file and forgets its address. @throws {AppError} when it is refused */
  readonly remove: (path: string) => Promise<void>;
}

const IDLE: DownloadState = { status: 'idle' };

/** Creates an empty cache of addresses. */
export function createDownloads({ storage, uid }: DownloadsOptions): Downloads {
  const known = new Map<string, MutableObservable<DownloadState>>();
  uid.subscribe(() => {
    for (const state of known.values()) state.set(IDLE);
    known.clear();
  });

  function stateOf(path: string): MutableObservable<DownloadState> {
    const existing = known.get(path);
    if (existing !== undefined) return existing;
    const created = observable<DownloadState>(IDLE);
    known.set(path, created);
    return created;
  }

  async function ask(path: string, state: MutableObservable<DownloadState>): Promise<void> {
    state.set({ status: 'loading' });
    try {
      const [store, sdk] = await Promise.all([storage(), import('../sdk/transfer.ts')]);
      const url = await sdk.downloadUrl(store, path);
      if (known.get(path) === state) state.set({ status: 'ready', url });
    } catch (cause) {
      if (known.get(path) === state)
        state.set({ status: 'failed', error: fromProviderError(cause) });
    }
  }

  return {
    url: (path) => ({
      get: () => known.get(path)?.get() ?? IDLE,
      subscribe(listener) {
        const state = stateOf(path);
        const stop = state.subscribe(listener);
        const { status } = state.get();
        if (status === 'idle' || status === 'failed') void ask(path, state);
        return stop;
      },
    }),
    async remove(path) {
      try {
        const [store, sdk] = await Promise.all([storage(), import('../sdk/transfer.ts')]);
        await sdk.removeObject(store, path);
        known.delete(path);
      } catch (cause) {
        throw fromProviderError(cause);
      }
    },
  };
}
