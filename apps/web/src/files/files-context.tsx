import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import type { Files } from '@quits/product/files/create-files.ts';
import type { LazyFiles } from './lazy-files.ts';

const FilesContext = createContext<LazyFiles | undefined>(undefined);

/** Provides the stored files to screens. */
export function FilesProvider({
  files,
  children,
}: {
  readonly files: LazyFiles;
  readonly children: ReactNode;
}) {
  return <FilesContext value={files}>{children}</FilesContext>;
}

/** Returns the stored files without loading their code; `undefined` without a provider. */
export function useLazyFiles(): LazyFiles | undefined {
  return use(FilesContext);
}

/** Returns the stored files; `undefined` while their code is loading. @throws without a provider */
export function useFiles(): Files | undefined {
  const files = use(FilesContext);
  if (files === undefined) throw new Error('This needs a FilesProvider above it.');
  useEffect(() => files.load(), [files]);
  return useSyncExternalStore(files.subscribe, files.getState, () => undefined);
}
