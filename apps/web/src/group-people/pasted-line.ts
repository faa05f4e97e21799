import { namesInLine } from '@quits/product/person/names-in-text.ts';
import type { ClipboardEvent } from 'react';

/**
 * Returns the text of a field of one line after a list is pasted into it, since the browser would
 * join its lines without a separator; `undefined` if the browser can paste the text itself.
 */
export function pastedLine(event: ClipboardEvent<HTMLInputElement>): string | undefined {
  const text = event.clipboardData.getData('text');
  const line = namesInLine(text);
  if (line === text.trim()) return undefined;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  return (
    value.slice(0, selectionStart ?? value.length) +
    line +
    value.slice(selectionEnd ?? value.length)
  );
}
