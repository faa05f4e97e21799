/** Shares a text with the system's share sheet, or copies it to the clipboard if there is none. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'left' | 'refused'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (cause) {
      // Closing the sheet is a cancellation; after other errors, try the clipboard.
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'left';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
