import { focusMain } from '../screen/focus-main.ts';
import { carriedFields, isFieldComing } from './carried-fields.ts';
import { counterpart } from './counterpart.ts';
import { isScreenReady } from '../screen/is-screen-ready.ts';
import { recordScroll } from './scroll-record.ts';
import { REPLACED, snapshotElement } from './snapshot-element.ts';

/** Longest delay by a pointer that is down or a field that is missing, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Replaces the snapshot with the live screen, in the first frame in which that has its contents. Carries over scroll position, focus and
 * typed text, and replays a held press or key.
 */
export function replaceSnapshot(root: Element): void {
  delete globalThis.quitsStart?.frame;
  const snapshot = snapshotElement();
  if (snapshot === undefined) return;
  let late: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const ending = new AbortController();
  const listen = { passive: true, capture: true, signal: ending.signal };

  function check(): void {
    if (snapshot === undefined || ending.signal.aborted) return;
    if (!snapshot.isConnected) return end();
    if (!isScreenReady(root)) return;
    late ??= setTimeout(() => {
      isLate = true;
      check();
    }, PATIENCE);
    // Browsers send no click if a press ends on another element.
    const isDown = snapshot.dataset['down'] !== undefined;
    if (!isLate && (isDown || isFieldComing(snapshot, root))) return;
    end();
    replace(snapshot, root);
  }

  function end(): void {
    observer.disconnect();
    ending.abort();
    clearTimeout(late);
  }

  const observer = new MutationObserver(check);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-shape'],
  });
  if (window.scrollY > 0) recordScroll();
  document.addEventListener('scroll', recordScroll, listen);
  // The click event follows first.
  const onUp = () => setTimeout(check);
  document.addEventListener('pointerup', onUp, listen);
  document.addEventListener('pointercancel', onUp, listen);
  check();
}

function replace(snapshot: HTMLElement, root: Element): void {
  const carry = carriedFields(snapshot, root);
  const { activeElement } = document;
  const focused =
    activeElement !== null && snapshot.contains(activeElement)
      ? counterpart(activeElement, snapshot, root)
      : undefined;
  const held = snapshot.querySelector('[data-held]');
  // The router already navigated: the live screen is the target.
  const isDone = snapshot.dataset['routed'] !== undefined;
  const pressed = held === null || isDone ? undefined : counterpart(held, snapshot, root);
  const { scrollY } = window;
  snapshot.remove();
  if (!isDone) {
    if (window.scrollY !== scrollY) window.scrollTo({ top: scrollY, behavior: 'instant' });
    focused?.focus({ preventScroll: true });
    carry();
  }
  snapshot.dispatchEvent(new Event(REPLACED));
  if (isDone && document.activeElement === document.body) focusMain();
  const { key } = snapshot.dataset;
  if (key !== undefined) {
    const again = { bubbles: true, cancelable: true, ...JSON.parse(key) };
    // The focus may still move in this task.
    setTimeout(() => {
      (document.activeElement ?? document).dispatchEvent(new KeyboardEvent('keydown', again));
    });
  } else if (pressed instanceof HTMLFormElement) {
    // React handles the input event first.
    setTimeout(() => pressed.requestSubmit());
  } else pressed?.click();
}
