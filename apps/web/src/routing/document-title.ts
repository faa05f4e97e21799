let screen = '';
let inner: string | undefined;
let news = 0;

/** Sets the document title to a screen's name. */
export function nameDocument(title: string): void {
  screen = title;
  show();
}

/**
 * Names it after a screen inside of another one, which goes before the outer one's title whichever of them comes
 * first; returns what ends that.
 */
export function nameWithin(title: string): () => void {
  inner = title;
  show();
  return () => {
    inner = undefined;
    show();
  };
}

/** Puts a number before the document's name, as long as there is something new; 0 takes it away. */
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
