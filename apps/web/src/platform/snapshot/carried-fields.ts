import { counterpart } from './counterpart.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether a field of the snapshot that somebody is in is not there yet on the live screen, or takes nothing yet. */
export function isFieldComing(snapshot: Element, root: Element): boolean {
  return usedFields(snapshot).some((field) => {
    const live = counterpart(field, snapshot, root);
    return !isField(live) || live.disabled;
  });
}

/** Notes what was typed into the snapshot, and where the caret is; returns what puts both into the live screen. */
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

/** As a key would: React looks at what the element's own setter was given. */
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
