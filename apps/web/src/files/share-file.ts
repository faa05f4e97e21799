/** Returns whether the system can share a file, as phones can. */
export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/** Shares a file with the system's share sheet; closing it is a cancellation. */
export async function shareFile(file: File): Promise<'shared' | 'left' | 'failed'> {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'left' : 'failed';
  }
}

/** Returns whether the browser can copy images. */
export function canCopyImages(): boolean {
  return typeof ClipboardItem === 'function' && 'clipboard' in navigator;
}

/** Copies an image to the clipboard; false if the browser refuses. */
export async function copyImage(image: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [image.type]: image })]);
    return true;
  } catch {
    return false;
  }
}
