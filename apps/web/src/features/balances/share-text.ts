/** Hands a text to the device's own sharing, or to the clipboard where there is none. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'left' | 'refused'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (cause) {
      // Someone who closes the sheet changed their mind; anything else may still be copied.
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
