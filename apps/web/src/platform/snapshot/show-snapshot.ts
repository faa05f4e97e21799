import { getRememberedUser } from '@quits/auth';
import { rememberedAppearance, showAppearance } from '../../app-settings/remembered-appearance.ts';
import { pageVariant } from './page-variant.ts';
import { HELD, SNAPSHOT_ID } from './snapshot-element.ts';
import { forgetSnapshots, readSnapshot, type StoredSnapshot } from './stored-snapshot.ts';

/** How long the view waits for its fonts, in milliseconds. */
const PATIENCE = 300;
/** What can be pressed; a `summary` opens by itself. */
const PRESSED = 'a[href], button, [role="button"]';

/**
 * Paints the last view of the address from the device, as a part of the page itself: before any module and any request. Wipes all
 * views from a device that nobody is signed in on.
 */
export function showSnapshot(): void {
  const uid = getRememberedUser(localStorage)?.uid;
  if (uid === undefined) return forgetSnapshots(localStorage);
  const { pathname, search, hash } = window.location;
  if (search !== '' || hash !== '' || isScrolled(pathname)) return;
  // The start page leads whoever is signed in to their groups.
  const path = pathname === '/' ? '/groups' : pathname;
  whenParsed((root) => {
    const snapshot = readSnapshot(localStorage, uid, path, pageVariant());
    if (snapshot !== undefined) show(snapshot, root, uid);
  });
}

/**
 * Runs something when the parser has come to the app's root. A script that stood there would wait for the stylesheet; so
 * the view is built while that is on its way.
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

function show(snapshot: StoredSnapshot, root: Element, uid: string): void {
  const { html, height, fonts, lang, dir, title } = snapshot;
  const element = document.createElement('div');
  element.id = SNAPSHOT_ID;
  element.ariaBusy = 'true';
  element.dataset['uid'] = uid;
  element.innerHTML = html;
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] ?? '';
  }
  element.style.minHeight = `${height}px`;
  element.addEventListener('click', onClick);
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
}

/** Asks for the fonts beside the stylesheet, which names them, and waits a moment: the words would move when they come. */
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

/** Whether the app will scroll back to where this page was before a reload; a snapshot has only the top. */
function isScrolled(pathname: string): boolean {
  const positions: unknown = JSON.parse(
    sessionStorage.getItem('react-router-scroll-positions') ?? '{}',
  );
  const state: unknown = history.state;
  const key: unknown = isObject(state) ? Reflect.get(state, 'key') : undefined;
  const entry = typeof key === 'string' ? key : pathname;
  return isObject(positions) && Number(Reflect.get(positions, entry) ?? 0) > 0;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function onClick(event: MouseEvent): void {
  // Those open a tab or a window of their own.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target.closest(PRESSED) : null;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  hold(target);
}

/** Shows something as pressed until the app can do it; what is pressed last counts. */
function hold(pressed: HTMLElement): void {
  const snapshot = pressed.closest(`#${SNAPSHOT_ID}`);
  delete snapshot?.querySelector<HTMLElement>('[data-held]')?.dataset['held'];
  pressed.dataset['held'] = '';
  snapshot?.dispatchEvent(new Event(HELD));
}
