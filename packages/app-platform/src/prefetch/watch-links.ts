import type { RouteObject } from 'react-router';
import { fetchCode } from './fetch-code.ts';

/** How long a link must be hovered or focused before its code is fetched, in milliseconds. */
const INTENT = 65;

/**
 * Fetches a screen's code when the user hovers over or focuses a link to it, and its data only on
 * pointer down, because reads cost money. Returns a function that stops it.
 */
export function watchLinks(routes: RouteObject[], warmUp: (path: string) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const seen = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function fetchOnce(path: string): void {
    if (seen.has(path)) return;
    seen.add(path);
    fetchCode(routes, path, () => seen.delete(path));
  }

  const onto = (run: (path: string) => void) => (event: Event) => {
    clearTimeout(waiting);
    const path = pathOfLink(event.target);
    if (path !== undefined) run(path);
  };
  const point = onto((path) => {
    waiting = setTimeout(() => fetchOnce(path), INTENT);
  });
  const press = onto((path) => {
    fetchOnce(path);
    warmUp(path);
  });
  const passive = { passive: true, signal };
  document.addEventListener('pointerover', point, passive);
  document.addEventListener('focusin', point, passive);
  document.addEventListener('pointerdown', press, passive);
  return () => {
    clearTimeout(waiting);
    ending.abort();
  };
}

/** Returns the path of the internal link that an element is in. */
function pathOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin)
    return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  return link.pathname;
}
