import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { Files, FilesOptions } from '@quits/product/files/create-files.ts';

/** {@link Files} once their code is loaded; `load` starts that and may be called repeatedly. */
export interface LazyFiles extends ReadonlyStore<Files | undefined> {
  readonly load: () => void;
  /** Loads the code and resolves once that is done; never, if it can't be loaded. */
  readonly whenLoaded: () => Promise<Files>;
}

/** Creates the files of the page, whose code is loaded on demand. */
export function createLazyFiles(options: FilesOptions): LazyFiles {
  const files = createValueStore<Files | undefined>(undefined);
  let loading = false;

  async function fetchCode(): Promise<void> {
    loading = true;
    try {
      const { createFiles } = await import('@quits/product/files/create-files.ts');
      files.set(createFiles(options));
    } catch {
      // Offline; the next caller retries.
      loading = false;
    }
  }

  function load(): void {
    if (!loading) void fetchCode();
  }

  return {
    getState: files.getState,
    subscribe: files.subscribe,
    load,
    whenLoaded: () =>
      new Promise((resolve) => {
        let stop = () => {};
        const look = () => {
          const loaded = files.getState();
          if (loaded === undefined) return;
          stop();
          resolve(loaded);
        };
        stop = files.subscribe(look);
        look();
        load();
      }),
  };
}
