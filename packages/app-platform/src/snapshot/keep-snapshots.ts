import { isSignedIn } from '@quits/auth';
import type { SessionStore } from './follow-session.ts';
import { isScreenReady } from '../screen/is-screen-ready.ts';
import { pageVariant } from './page-variant.ts';
import { serializeContents } from './serialize.ts';
import { snapshotElement } from './snapshot-element.ts';
import { keyOf, type SnapshotStorage, storeSnapshot } from './stored-snapshot.ts';

/** Time without DOM changes after which a view is stored, in milliseconds. */
const QUIET = 1_000;
/** Time after which the page no longer scrolls, in milliseconds. */
const REST = 150;
/** Scroll position up to which a virtual list still renders its first rows, in CSS pixels. */
const NEAR_TOP = 150;
/** Parts that load after the screen: a disabled field would take no text on the next visit. */
const COMING = '[data-coming]';
/** Overlays. */
const OPEN = '[role$="dialog"], dialog[open], [role="menu"], [role="listbox"]';

/** Options of {@link keepSnapshots}. */
export interface SnapshotKeeping {
  readonly sessions: SessionStore;
  /** Element that React renders into. */
  readonly root: Element;
  readonly storage: SnapshotStorage;
  readonly whenIdle: (run: () => void) => void;
  /** Returns whether the view of a path is stored. */
  readonly isKept: (path: string) => boolean;
}

/** Stores the top of the screen whenever it hasn't changed for a moment, and when the page is hidden. */
export function keepSnapshots(options: SnapshotKeeping): void {
  const { sessions, root, storage, whenIdle } = options;
  let isDirty = true;
  let last = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let scrolledAt = Number.NEGATIVE_INFINITY;

  function changed(): void {
    isDirty = true;
    clearTimeout(waiting);
    waiting = setTimeout(() => whenIdle(keepAtRest), QUIET);
  }

  /** Storing a view takes several frames of a slow phone, so it must not interrupt scrolling. */
  function keepAtRest(): void {
    if (performance.now() - scrolledAt > REST) keep();
    else changed();
  }

  function keep(): void {
    const { session } = sessions.getState();
    const owner = isSignedIn(session) ? session.user.uid : undefined;
    const { pathname, search } = window.location;
    if (!isDirty || owner === undefined || search !== '') return;
    if (!options.isKept(pathname) || !isShown(root, pathname)) return;
    isDirty = false;
    const html = serializeContents(root, isOutOfSight);
    const isStored = storage.getItem(keyOf(owner, pathname)) !== null;
    if (html === last && isStored) return;
    last = html;
    const { lang, dir, scrollHeight } = document.documentElement;
    const { title } = document;
    const snapshot = {
      ...pageVariant(),
      at: Date.now(),
      title,
      lang,
      dir,
      html,
      fonts: loadedFonts(),
      height: scrollHeight,
    };
    try {
      storeSnapshot(storage, owner, pathname, snapshot);
    } catch {
      // The storage is full or blocked: the next visit starts without a snapshot.
    }
  }

  function keepNow(): void {
    if (document.visibilityState === 'hidden') keep();
  }

  const observer = new MutationObserver(changed);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  document.addEventListener('visibilitychange', keepNow);
  document.addEventListener('scroll', () => (scrolledAt = performance.now()), { passive: true });
  changed();
}

/** Returns the paths of the fonts that this page has loaded. */
function loadedFonts(): readonly string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return addresses
    .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith('.woff2'))
    .map(({ pathname }) => pathname);
}

/** Returns whether the screen of a path is shown, complete and scrolled to its top. */
function isShown(root: Element, path: string): boolean {
  return (
    window.scrollY <= NEAR_TOP &&
    snapshotElement() === undefined &&
    document.querySelector(OPEN) === null &&
    root.querySelector(COMING) === null &&
    // The address changes before the screen does.
    root.querySelector(`a[aria-current="page"][href="${CSS.escape(path)}"]`) !== null &&
    isScreenReady(root)
  );
}

/** Returns whether an element is hidden, or starts below the first viewport of any window on this display. */
function isOutOfSight(element: unknown): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.dataset['kept'] === 'hidden') return true;
  const height = Math.max(window.innerHeight, window.screen.availHeight);
  return element.getBoundingClientRect().top + window.scrollY > height;
}
