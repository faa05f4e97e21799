import type { ReadonlyStore } from '@quits/firebase-core';

/** Dependencies of {@link createRemovals}. */
export interface RemovalsOptions {
  /** Deletes a stored file; rejects with a coded failure. */
  readonly remove: (path: string) => Promise<void>;
  readonly uid: ReadonlyStore<string | undefined>;
  /** Storage of the list across page loads. */
  readonly device: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
}

/** Stored files that are still to be deleted. */
export interface Removals {
  readonly add: (paths: readonly string[]) => void;
}

/** Errors that a retry can't fix. */
const FINAL = new Set(['storage/object-not-found', 'storage/unauthorized']);

/** Deletes stored files, keeping those in mind that could not be deleted yet, also across reloads. */
export function createRemovals({ remove, uid, device }: RemovalsOptions): Removals {
  const underWay = new Set<string>();

  const key = (owner: string) => `quits.removals.${owner}`;

  function listed(owner: string): string[] {
    try {
      const kept: unknown = JSON.parse(device?.getItem(key(owner)) ?? '[]');
      return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
    } catch {
      return [];
    }
  }

  function keep(owner: string, paths: readonly string[]): void {
    try {
      if (paths.length === 0) device?.removeItem(key(owner));
      else device?.setItem(key(owner), JSON.stringify(paths));
    } catch {
      // Without storage, the deletion can't be retried after a reload.
    }
  }

  async function attempt(owner: string, path: string): Promise<void> {
    if (underWay.has(path)) return;
    underWay.add(path);
    try {
      await remove(path);
      forget(owner, path);
    } catch (cause) {
      if (FINAL.has(codeOf(cause))) forget(owner, path);
    } finally {
      underWay.delete(path);
    }
  }

  function forget(owner: string, path: string): void {
    keep(
      owner,
      listed(owner).filter((one) => one !== path),
    );
  }

  function tryAll(): void {
    const owner = uid.getState();
    if (owner !== undefined) for (const path of listed(owner)) void attempt(owner, path);
  }

  uid.subscribe(tryAll);
  globalThis.window?.addEventListener('online', tryAll);
  tryAll();

  return {
    add(paths) {
      const owner = uid.getState();
      if (owner === undefined) return;
      keep(owner, [...new Set([...listed(owner), ...paths])]);
      for (const path of paths) void attempt(owner, path);
    },
  };
}

function codeOf(cause: unknown): string {
  const code: unknown = typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code');
  return typeof code === 'string' ? code : '';
}
