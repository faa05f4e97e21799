import { getRememberedUser } from '@quits/auth';
import { rememberedAppearance, showAppearance } from '../device/remembered-appearance.ts';
import type { SlotContents } from '../screen/page-frame.ts';
import { pageVariant } from './page-variant.ts';
import { isScrollRecorded } from './scroll-record.ts';
import { HELD, REPLACED, SNAPSHOT_ID, snapshotElement } from './snapshot-element.ts';
import { forgetSnapshots, readSnapshot, type StoredSnapshot } from './stored-snapshot.ts';

/** Longest wait for the fonts, in milliseconds. */
const PATIENCE = 500;
/** Controls whose press is held; a `summary` works without script. */
const PRESSED = 'a[href], button, [role="button"]';

/**
 * Shows the stored view of this address, or the frame that the page has instead, from an inline script: before any module and without
 * any request. Removes all snapshots from a device without a signed-in user.
 *
 * @param home Path that `/` redirects signed-in users to.
 */
export function showSnapshot(home: string): void {
  const uid = getRememberedUser(localStorage)?.uid;
  if (uid === undefined) forgetSnapshots(localStorage);
  const { pathname, search, hash } = window.location;
  // A snapshot has only the top.
  if (search !== '' || hash !== '' || isScrollRecorded()) return;
  const path = pathname === '/' ? home : pathname;
  whenParsed((root) => {
    const snapshot =
      uid === undefined ? undefined : readSnapshot(localStorage, uid, path, pageVariant());
    if (snapshot !== undefined) show(snapshot, root, uid);
    else void showFrame(root, uid);
  });
}

/**
 * Runs a callback when the parser has reached the app's root.
 */
function whenParsed(run: (root: Element) => void): void {
  const observer = new MutationObserver(() => {
    const root = document.getElementById('root');
    if (root === null) return;
    observer.disconnect();
    run(root);
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Shows the frame of a screen that this device hasn't shown before, with its first texts as they arrive. */
async function showFrame(root: Element, uid: string | undefined): Promise<void> {
  const frame = await globalThis.quitsStart?.frame;
  const isLate = globalThis.quitsStart?.frame === undefined;
  if (frame === undefined || isLate || frame.isPublic !== (uid === undefined)) return;
  const { html, lang, dir, slots } = frame;
  const height = window.innerHeight;
  const element = show({ html, height, fonts: [], lang, dir, title: document.title }, root, uid);
  element.dataset['frame'] = '';
  for (const [slot, contents] of Object.entries(slots)) void fill(element, slot, contents);
}

async function fill(
  element: Element,
  slot: string,
  arriving: Promise<SlotContents>,
): Promise<void> {
  const contents = await arriving;
  if (contents === undefined) return;
  const places = [...element.querySelectorAll<HTMLElement>(`[data-slot="${slot}"]`)];
  for (const [at, place] of places.entries()) {
    const text = typeof contents === 'boolean' ? place.dataset['text'] : contents[at];
    if (text === undefined) place.closest('li')?.remove();
    else if (contents !== false && text !== '') place.textContent = text;
  }
}

function show(
  snapshot: Omit<StoredSnapshot, 'build' | 'variant' | 'at'>,
  root: Element,
  uid: string | undefined,
): HTMLElement {
  const { html, height, fonts, lang, dir, title } = snapshot;
  const element = document.createElement('div');
  element.id = SNAPSHOT_ID;
  element.ariaBusy = 'true';
  if (uid !== undefined) element.dataset['uid'] = uid;
  element.innerHTML = html;
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] ?? '';
  }
  element.style.minHeight = `${height}px`;
  element.addEventListener('click', onClick);
  document.addEventListener('keydown', holdKey);
  element.addEventListener(REPLACED, () => document.removeEventListener('keydown', holdKey));
  element.addEventListener('pointerdown', () => (element.dataset['down'] = ''));
  for (const type of ['pointerup', 'pointercancel']) {
    window.addEventListener(type, () => delete element.dataset['down']);
  }
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLElement) hold(event.target);
  });
  hideUntilLoaded(element, fonts);
  showAppearance(rememberedAppearance());
  root.before(element);
  const { documentElement } = document;
  documentElement.lang = lang;
  documentElement.dir = dir;
  document.title = title;
  return element;
}

/** Loads the fonts before layout needs them, and waits for them briefly: text would move when they arrive. */
function hideUntilLoaded({ style }: HTMLElement, fonts: readonly string[]): void {
  if (fonts.length === 0) return;
  style.visibility = 'hidden';
  const reveal = () => (style.visibility = '');
  setTimeout(reveal, PATIENCE);
  const loading = fonts.map((font) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.crossOrigin = '';
    link.href = font;
    document.head.append(link);
    return new Promise((done) => (link.onload = link.onerror = done));
  });
  void Promise.all(loading).then(reveal);
}

function onClick(event: MouseEvent): void {
  // These open a tab or a window.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target.closest(PRESSED) : null;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  hold(target);
}

/** Records a key that may be a shortcut until the app can handle it; the last one counts. */
function holdKey({ key, code, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): void {
  const isText = target instanceof Element && target.matches('input, textarea');
  const snapshot = snapshotElement();
  if (snapshot === undefined || isText || key.trim().length !== 1) return;
  snapshot.dataset['key'] = JSON.stringify({ key, code, ctrlKey, metaKey, shiftKey, altKey });
}

/** Marks a control as pressed until the app can handle it; the last one counts. */
function hold(pressed: HTMLElement): void {
  const snapshot = pressed.closest<HTMLElement>(`#${SNAPSHOT_ID}`);
  delete snapshot?.querySelector<HTMLElement>('[data-held]')?.dataset['held'];
  delete snapshot?.dataset['key'];
  pressed.dataset['held'] = '';
  snapshot?.dispatchEvent(new Event(HELD));
}
