import { counterpart } from './counterpart.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns whether a field that is in use in the snapshot is missing or disabled on the live screen. */
export function isFieldComing(snapshot: Element, root: Element): boolean {
  return usedFields(snapshot).some((field) => {
    const live = counterpart(field, snapshot, root);
    return !isField(live) || live.disabled;
  });
}

/** Reads typed text and the caret from the snapshot; returns a function that restores both on the live screen. */
export function carriedFields(snapshot: Element, root: Element): () => void {
  const carried = usedFields(snapshot).map((field) => ({
    text: field.value,
    start: field.selectionStart,
    end: field.selectionEnd,
    live: counterpart(field, snapshot, root),
  }));
  return () => {
    for (const { text, start, end, live } of carried) {
      if (!isField(live)) continue;
      if (text !== '') type(live, text);
      if (document.activeElement === live) live.setSelectionRange(start, end);
    }
  };
}

function usedFields(snapshot: Element): readonly Field[] {
  return [...snapshot.querySelectorAll('input, textarea')]
    .filter(isField)
    .filter((field) => field.value !== '' || field === document.activeElement);
}

/** Sets a value like a key press does: through the prototype's setter, since after its own React would see no change. */
function type(field: Field, text: string): void {
  const prototype = field.matches('input')
    ? HTMLInputElement.prototype
    : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function isField(element: Element | undefined): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
