import type { PhotoStorage } from '@quits/auth-ui';
import { generateId } from '@quits/firestore';
import { useFiles } from '../../files/files-context.tsx';

/** Storage for photos; `undefined` while its code is loading. */
export function usePhotoStorage(): PhotoStorage | undefined {
  const files = useFiles();
  return files === undefined ? undefined : { ...files, newName: generateId };
}
