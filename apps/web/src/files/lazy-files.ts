import { type ReadonlyStore, createValueStore } from '@quits/firebase-core';
import type { Files, FilesOptions } from '@quits/product/files/create-files.ts';

/** {@link Files} once their code has been loaded; `load` starts that and may be called again. */
export interface LazyFiles extends ReadonlyStore<Files | undefined> {
  readonly load: () => void;
}

/** Makes the files of the page, whose code is loaded when first needed. */
export function createLazyFiles(options: FilesOptions): LazyFiles {
  const files = createValueStore<Files | undefined>(undefined);
  let loading = false;

  async function fetchCode(): Promise<void> {
    loading = true;
    try {
      const { createFiles } = await import('@quits/product/files/create-files.ts');
      files.set(createFiles(options));
    } catch {
      // No connection: asked again by whoever needs it next.
      loading = false;
    }
  }

  return {
    getState: files.getState,
    subscribe: files.subscribe,
    load: () => {
      if (!loading) void fetchCode();
    },
  };
}
