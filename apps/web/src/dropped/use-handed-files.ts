import { useEffect, useEffectEvent } from 'react';
import { type HandedFiles, onHandedFiles, takeHandedFiles } from './handed-files.ts';

/** Calls back with files that were dropped or shared for this screen, before or while it is open. */
export function useHandedFiles(
  kind: HandedFiles['kind'],
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent(() => {
    const files = takeHandedFiles(kind);
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    take();
    return onHandedFiles(() => take());
  }, []);
}
