let screen = '';
let news = 0;

/** Names the document after a screen. */
export function nameDocument(title: string): void {
  screen = title;
  show();
}

/** Puts a number before the document's name, as long as there is something new; 0 takes it away. */
export function countInTitle(count: number): void {
  news = count;
  show();
}

/** The document's name as it is said: a number that changes is nothing to say again. */
export function spokenTitle(): string {
  return screen;
}

function show(): void {
  if (screen !== '') document.title = news > 0 ? `(${news}) ${screen}` : screen;
}
