import type { AppError, Result } from '@quits/errors';
import { createContext, type ReactNode, use } from 'react';

/** Deletes every stored file below a path and returns their number. */
export type DeleteFiles = (folder: string) => Promise<Result<number, AppError>>;

const DeleteFilesContext = createContext<DeleteFiles | undefined>(undefined);

/** Provides the deletion of stored files to screens. */
export function DeleteFilesProvider({
  deleteFiles,
  children,
}: {
  readonly deleteFiles: DeleteFiles;
  readonly children: ReactNode;
}) {
  return <DeleteFilesContext value={deleteFiles}>{children}</DeleteFilesContext>;
}

/**
 * Returns the function that deletes stored files. @throws outside of its provider, which is a bug
 */
export function useDeleteFiles(): DeleteFiles {
  const deleteFiles = use(DeleteFilesContext);
  if (deleteFiles === undefined) throw new Error('This screen needs a DeleteFilesProvider.');
  return deleteFiles;
}
