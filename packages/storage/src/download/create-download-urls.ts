import { type AppError, toAppError } from '@quits/errors';
import { type ValueStore, type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { FirebaseStorage } from 'firebase/storage';

/** The address of a stored file. */
export type DownloadUrlState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly url: string }
  | { readonly status: 'failed'; readonly error: AppError };

/** Options of {@link createDownloadUrls}. */
export interface DownloadUrlsOptions {
  /** Returns the started Storage; called on demand. */
  readonly storage: () => Promise<FirebaseStorage>;
  /** Uid of the signed-in account; each account gets its own URLs. */
  readonly uid: ReadonlyStore<string | undefined>;
}

/** URLs of stored files, each requested once. */
export interface DownloadUrls {
  /** Returns the URL of a file; requested on the first subscription, and again after a failure. */
  readonly url: (path: string) => ReadonlyStore<DownloadUrlState>;
  /** Deletes a stored file and forgets its address. @throws {AppError} when it is refused */
  readonly remove: (path: string) => Promise<void>;
}

const IDLE: DownloadUrlState = { status: 'idle' };

/** Creates an empty cache of addresses. */
export function createDownloadUrls({ storage, uid }: DownloadUrlsOptions): DownloadUrls {
  const known = new Map<string, ValueStore<DownloadUrlState>>();
  uid.subscribe(() => {
    for (const state of known.values()) state.set(IDLE);
    known.clear();
  });

  function stateOf(path: string): ValueStore<DownloadUrlState> {
    const existing = known.get(path);
    if (existing !== undefined) return existing;
    const created = createValueStore<DownloadUrlState>(IDLE);
    known.set(path, created);
    return created;
  }

  async function ask(path: string, state: ValueStore<DownloadUrlState>): Promise<void> {
    state.set({ status: 'loading' });
    try {
      const [store, sdk] = await Promise.all([storage(), import('../sdk/transfer.ts')]);
      const url = await sdk.downloadUrl(store, path);
      if (known.get(path) === state) state.set({ status: 'ready', url });
    } catch (cause) {
      if (known.get(path) === state) state.set({ status: 'failed', error: toAppError(cause) });
    }
  }

  return {
    url: (path) => ({
      getState: () => known.get(path)?.getState() ?? IDLE,
      subscribe(listener) {
        const state = stateOf(path);
        const stop = state.subscribe(listener);
        const { status } = state.getState();
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
        throw toAppError(cause);
      }
    },
  };
}
