import type { PhotoStorage } from '@quits/auth-ui';
import { newId } from '@quits/firestore';
import { useFiles } from '../../files/files-context.tsx';

/** Where photos are sent; `undefined` while its code is on its way. */
export function usePhotoStorage(): PhotoStorage | undefined {
  const files = useFiles();
  return files === undefined ? undefined : { ...files, newName: newId };
}
