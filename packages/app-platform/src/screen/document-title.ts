let screen = '';
let inner: string | undefined;
let news = 0;

/** Sets the document title to a screen's name. */
export function nameDocument(title: string): void {
  screen = title;
  show();
}

/**
 * Sets the title of a nested screen, which precedes the outer one's title, in any order of calls;
 * returns a function that removes it.
 */
export function nameWithin(title: string): () => void {
  inner = title;
  show();
  return () => {
    inner = undefined;
    show();
  };
}

/** Shows a number in the document's title while there is something new; 0 removes it. */
export function countInTitle(count: number): void {
  news = count;
  show();
}

/** Title without the unread count, so that screen readers don’t announce count changes. */
export function spokenTitle(): string {
  return inner ?? screen;
}

function show(): void {
  const title = spokenTitle();
  if (title !== '') document.title = news > 0 ? `(${news}) ${title}` : title;
}
