import { type KeyboardEvent, useRef } from 'react';

/** Pause after which a new word starts, in milliseconds. */
const PAUSE = 600;

type Typeahead = (
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  at: number,
) => HTMLElement | undefined;

/** Finds the next item that starts with the typed text. */
export function useTypeahead(): Typeahead {
  const typed = useRef({ text: '', at: 0 });
  return (event, items, at) => {
    if (event.key.length !== 1 || event.key === ' ' || event.metaKey || event.ctrlKey)
      return undefined;
    const pause = event.timeStamp - typed.current.at;
    const text = (pause > PAUSE ? '' : typed.current.text) + event.key.toLocaleLowerCase();
    typed.current = { text, at: event.timeStamp };
    const from = text.length > 1 ? at : at + 1;
    const rotated = [...items.slice(Math.max(0, from)), ...items.slice(0, Math.max(0, from))];
    return rotated.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(text));
  };
}
