import type { WriteHandle } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { dropPhoto } from '@quits/product/photo/drop-photo.ts';
import { useLazyFiles } from '../../files/files-context.tsx';
import { useGroup } from '../../open-group/group-context.tsx';

/** Returns a function that deletes an account's photo from the open group after a write that removes or unlinks it. */
export function useDropPhoto(): (uid: string | undefined, write: WriteHandle) => void {
  const database = useDatabase();
  const group = useGroup();
  const files = useLazyFiles();
  return (uid, write) => {
    if (uid === undefined || files === undefined) return;
    void dropPhoto(database, { group, uid, write, files: files.whenLoaded });
  };
}
