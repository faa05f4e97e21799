import { focusMain } from '../../routing/focus-main.ts';
import { carriedFields, isFieldComing } from './carried-fields.ts';
import { counterpart } from './counterpart.ts';
import { isSettled } from './is-settled.ts';
import { REPLACED, snapshotElement } from './snapshot-element.ts';

/** How long a finger may rest on the snapshot, or a field may be late, before the live screen is shown all the same, in milliseconds. */
const PATIENCE = 3_000;

/**
 * Shows the live screen in place of the snapshot, in the frame in which it has its contents. Scroll position, focus and what
 * was typed are carried over, and what was pressed is done.
 */
export function replaceSnapshot(root: Element): void {
  const snapshot = snapshotElement();
  if (snapshot === undefined) return;
  let isDown = false;
  let hasScrolled = false;
  let late: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const ending = new AbortController();
  const listen = { passive: true, capture: true, signal: ending.signal };

  function look(): void {
    if (snapshot === undefined || ending.signal.aborted) return;
    if (!snapshot.isConnected) return end();
    if (!isSettled(root)) return;
    late ??= setTimeout(() => {
      isLate = true;
      look();
    }, PATIENCE);
    // No browser makes a click of a press that ends on another element.
    if (!isLate && (isDown || isFieldComing(snapshot, root))) return;
    end();
    replace(snapshot, root, hasScrolled);
  }

  function end(): void {
    observer.disconnect();
    ending.abort();
    clearTimeout(late);
  }

  const observer = new MutationObserver(look);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-shape'],
  });
  const onScroll = () => (hasScrolled = true);
  for (const type of ['wheel', 'touchmove', 'keydown']) {
    document.addEventListener(type, onScroll, listen);
  }
  document.addEventListener('pointerdown', () => (isDown = true), listen);
  const onUp = () => {
    isDown = false;
    // The click comes first.
    setTimeout(look);
  };
  document.addEventListener('pointerup', onUp, listen);
  document.addEventListener('pointercancel', onUp, listen);
  look();
}

function replace(snapshot: HTMLElement, root: Element, hasScrolled: boolean): void {
  const { scrollY } = window;
  const carry = carriedFields(snapshot, root);
  const { activeElement } = document;
  const focused =
    activeElement !== null && snapshot.contains(activeElement)
      ? counterpart(activeElement, snapshot, root)
      : undefined;
  const held = snapshot.querySelector('[data-held]');
  // What the router was already told to do shows the screen that it leads to.
  const isDone = snapshot.dataset['routed'] !== undefined;
  const pressed = held === null || isDone ? undefined : counterpart(held, snapshot, root);
  snapshot.remove();
  if (!isDone) {
    if (hasScrolled) window.scrollTo(0, scrollY);
    focused?.focus({ preventScroll: true });
    carry();
  }
  snapshot.dispatchEvent(new Event(REPLACED));
  if (isDone && document.activeElement === document.body) focusMain();
  if (pressed instanceof HTMLFormElement) {
    // React takes the text that was carried over first.
    setTimeout(() => pressed.requestSubmit());
  } else pressed?.click();
}
