import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isFormPath } from '../routing/is-form-path.ts';
import { useOpenFiles } from './use-open-files.ts';

/** Places that take files or pasted text themselves. */
const TAKERS = 'label:has(input[type="file"]), input, textarea, [contenteditable]';

/** Opens files that are dropped or pasted anywhere in the app, except in forms, whose text would be lost. */
export function useDroppedFiles(): void {
  const openFiles = useOpenFiles();
  const navigate = useNavigate();
  const isForm = isFormPath(useLocation().pathname);
  const take = useEffectEvent((event: DragEvent | ClipboardEvent) => {
    const data = 'dataTransfer' in event ? event.dataTransfer : event.clipboardData;
    const { target } = event;
    const isTaken = target instanceof Element && target.closest(TAKERS) !== null;
    if (data === null || data.files.length === 0 || isTaken) return;
    event.preventDefault();
    if (!isForm) void open([...data.files]);
  });

  async function open(files: readonly File[]): Promise<void> {
    const path = await openFiles(files);
    if (path !== undefined) await navigate(path);
  }

  useEffect(() => {
    // Otherwise the browser would show a dropped file instead of the app.
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    const onFiles = (event: DragEvent | ClipboardEvent) => take(event);
    addEventListener('dragover', allow);
    addEventListener('drop', onFiles);
    addEventListener('paste', onFiles);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', onFiles);
      removeEventListener('paste', onFiles);
    };
  }, []);
}
