import { TEXTS } from '../texts.ts';
import { toasts } from './toasts.ts';

/** Copies a text to the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show({ id: 'copied', text: TEXTS.copy.done, duration: 2000 });
  } catch {
    toasts.show({ id: 'copied', text: TEXTS.copy.failed, tone: 'danger' });
  }
}
