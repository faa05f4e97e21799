import { focusable } from './focusable.ts';

/**
 * Siblings of the focused element and of each of its ancestors, recorded when it received the
 * focus.
 */
interface Place {
  readonly at: Element;
  readonly after: Element | null;
  readonly before: Element | null;
}

/** Boundary of the search for another element. */
const BOUNDARY = 'main, [role=dialog], [role=alertdialog]';

/** Marks dialogs and notices that are shown beside any screen. */
const ASIDE = '[data-aside]';

/**
 * Restores the focus if the focused control is removed or disabled: for keyboard users, moves it to
 * a neighboring control, or to the main element, instead of the top of the page. Waits briefly for
 * code that sets the focus itself. Elements marked `data-aside` are never neighbors.
 * | @returns a function that stops it
 */
export function restoreFocusOnRemove(page: Document): () => void {
  let places: readonly Place[] = [];
  let address = '';
  let byKeyboard = false;
  let waiting = 0;

  function onFocus({ target }: FocusEvent): void {
    places = target instanceof Element ? placesOf(target) : [];
    address = page.location.pathname;
  }

  function isLost(): boolean {
    const { activeElement, body } = page;
    const [own] = places;
    if (!byKeyboard || own === undefined || focusable(own.at)) return false;
    // A browser may blur a disabled control only in the next frame.
    return activeElement === null || activeElement === body || activeElement === own.at;
  }

  function look(): void {
    if (waiting !== 0 || !isLost()) return;
    waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(() => {
        waiting = 0;
        if (!isLost()) return;
        // After navigation, the recorded siblings no longer apply.
        goOn(page, page.location.pathname === address ? places : []);
      });
    });
  }

  const observer = new MutationObserver(look);
  const onKey = () => void (byKeyboard = true);
  const onPointer = () => void (byKeyboard = false);
  page.addEventListener('focusin', onFocus);
  page.addEventListener('keydown', onKey, true);
  page.addEventListener('pointerdown', onPointer, true);
  observer.observe(page.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(waiting);
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('keydown', onKey, true);
    page.removeEventListener('pointerdown', onPointer, true);
  };
}

function placesOf(element: Element): readonly Place[] {
  const places: Place[] = [];
  for (
    let at: Element | null = element;
    at !== null && !at.matches('body');
    at = at.parentElement
  ) {
    places.push({ at, after: at.nextElementSibling, before: at.previousElementSibling });
    if (at.matches(BOUNDARY)) break;
  }
  return places;
}

function goOn(page: Document, places: readonly Place[]): void {
  const outermost = places.at(-1)?.at;
  const inside = outermost?.matches(BOUNDARY) === true && outermost.isConnected;
  for (const { at, after, before } of inside ? places : []) {
    if (at.matches(BOUNDARY) || at.matches(ASIDE)) break;
    const next = first(after) ?? last(before);
    if (next !== undefined) return next.focus();
  }
  const rest = inside ? outermost : page.querySelector('main');
  if (!(rest instanceof HTMLElement)) return;
  if (!rest.hasAttribute('tabindex')) rest.tabIndex = -1;
  rest.focus({ preventScroll: true });
}

function first(within: Element | null): HTMLElement | undefined {
  return controls(within).find(focusable);
}

function last(within: Element | null): HTMLElement | undefined {
  return controls(within).findLast(focusable);
}

const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

function controls(within: Element | null): readonly HTMLElement[] {
  if (within === null || !within.isConnected || within.matches(ASIDE)) return [];
  const found = [...within.querySelectorAll<HTMLElement>(CONTROL)];
  return within instanceof HTMLElement && within.matches(CONTROL) ? [within, ...found] : found;
}
